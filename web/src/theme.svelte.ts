/** Light or dark: the system's wish until the reader says otherwise. assets/theme.js sets it before the first paint. */
import { keep, kept } from "./memory";

export type Theme = "light" | "dark";

class Look {
  theme = $state<Theme>(document.documentElement.dataset.theme === "dark" ? "dark" : "light");

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (query) => {
      if (!kept("theme")) this.#wear(query.matches ? "dark" : "light");
    });
  }

  toggle = (): void => {
    this.#wear(this.theme === "dark" ? "light" : "dark");
    keep("theme", this.theme);
  };

  #wear(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const look = new Look();
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
