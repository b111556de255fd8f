/** Which page: `/` is the lobby, `/table/ID#TOKEN` a seat, `/table/ID` a spectator. */

export type Page = { page: "lobby" } | { page: "table"; id: string; token: string | null };

function read(): Page {
  const found = /^\/table\/([^/]+)\/?$/.exec(location.pathname);
  if (!found?.[1]) return { page: "lobby" };
  return { page: "table", id: decodeURIComponent(found[1]), token: location.hash.slice(1) || null };
}

class Route {
  here = $state.raw<Page>(read());

  constructor() {
    addEventListener("popstate", () => (this.here = read()));
    addEventListener("hashchange", () => (this.here = read()));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.here = read();
    scrollTo(0, 0);
  }

  /** For plain links: stay on the page unless the reader wants a new tab. */
  follow = (click: MouseEvent): void => {
    const link = (click.currentTarget as HTMLElement).closest("a");
    if (!link || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    this.go(link.getAttribute("href") ?? "/");
  };
}

export const route = new Route();
export const tablePath = (id: string, token: string | null): string =>
  `/table/${encodeURIComponent(id)}${token ? `#${token}` : ""}`;
