/** All that the client says in this language: what every page says, and what each room adds; but for what comes with its page. */
export default Object.values(
  import.meta.glob<string>(["./de.ftl", "../*/locale/de.ftl", "!../account/locale/de.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
