import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SOUNDS, type SoundName } from "../sound";

vi.mock("../../preferences.svelte", () => ({ preferences: { volume: 1 } })); // it asks a page

/** One stretch of sound as it was ordered: loudness over time, and when its source begins and ends. */
interface Ordered {
  loud: [at: number, value: number][];
  begin: number;
  end: number;
}
let ordered: Ordered[] = [];

/** A context that writes down what is asked of it. */
class Context {
  currentTime = 0;
  sampleRate = 48000;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
  createGain() {
    const loud: Ordered["loud"] = [];
    const one: Ordered = { loud, begin: NaN, end: NaN };
    ordered.push(one);
    const write = (value: number, at: number): number => loud.push([at, value]);
    const gain = { setValueAtTime: write, linearRampToValueAtTime: write, exponentialRampToValueAtTime: write };
    return { gain, connect: () => undefined };
  }
  createOscillator = () => this.#source({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  createBufferSource = () => this.#source();
  createBiquadFilter = () => ({ frequency: {}, connect: () => undefined });
  #source(frequency = {}) {
    const one = ordered.at(-1)!;
    const connect = (to: unknown): unknown => to;
    return { frequency, connect, start: (at: number) => (one.begin = at), stop: (at: number) => (one.end = at) };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});
afterEach(() => void vi.useRealTimers());

it.each(Object.keys(SOUNDS) as SoundName[])("%s begins and ends in silence, and does not clip", async (name) => {
  ordered = [];
  vi.resetModules(); // another file may have loaded it with a reader who wants no sound
  const { sounds } = await import("../sound");
  sounds.play(name);
  vi.runAllTimers();
  expect(ordered).toHaveLength(SOUNDS[name].length);
  for (const { loud, begin, end } of ordered) {
    expect(loud[0]).toEqual([begin, 0]);
    expect(loud.at(-1)![0]).toBe(end);
    expect(loud.at(-1)![1]).toBeLessThan(0.001);
  }
  const loudest = ordered.map(({ loud, begin, end }) => ({ begin, end, most: Math.max(...loud.map(([, v]) => v)) }));
  const together = ordered.map(({ begin: at }) =>
    loudest.filter((one) => one.begin <= at && at < one.end).reduce((sum, { most }) => sum + most, 0),
  );
  expect(Math.max(...together)).toBeLessThan(1);
});
