/** All that the client says in this language: what every page says, and what each room adds; but for what comes with its page. */
export default Object.values(
  import.meta.glob<string>(["./fr.ftl", "../*/locale/fr.ftl", "!../account/locale/fr.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
