/** All that the client says in this language: what every page says, and what each room adds. */
export default Object.values(
  import.meta.glob<string>(["./fr.ftl", "../*/locale/fr.ftl"], { eager: true, query: "?raw", import: "default" }),
);
