/** All that the client says in this language: what every page says, and what each room adds; but for what comes with its page. */
export default Object.values(
  import.meta.glob<string>(["./en.ftl", "../*/locale/en.ftl", "!../account/locale/en.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
