/** The pictures of all games, which the lobby shows together. */
export default import.meta.glob<string>("./*/picture.svg", { eager: true, query: "?raw", import: "default" });
