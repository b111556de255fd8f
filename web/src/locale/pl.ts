/** All that the client says in this language: what every page says, and what each room adds; but for what comes with its page. */
export default Object.values(
  import.meta.glob<string>(["./pl.ftl", "../*/locale/pl.ftl", "!../account/locale/pl.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
