/** The time of the page, for whoever shows it: once a second, and only while somebody looks. */
import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;

class Ticking {
  readonly #look = createSubscriber((tick) => {
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#look();
    return performance.now();
  }
}

export const ticking = new Ticking();
