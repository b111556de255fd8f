/** Sounds of our own making, synthesised: nothing before the first gesture, never more than three at once, and each
 * has something to see as well. */
import { preferences } from "../preferences.svelte";

/** A stretch of noise or of a gliding tone. */
interface Voice {
  at: number;
  length: number;
  /** Hertz from and to; noise has none. */
  tone?: readonly [number, number];
  /** The filter of noise, and where it lets through. */
  noise?: readonly [BiquadFilterType, number];
  attack?: number;
  /** Decibels beside what is usual: filters take much of noise, ears hear little of low tones, and much of high ones. */
  level: number;
}

const thump = (level: number, from: number, to: number, length: number): Voice => ({
  at: 0,
  length,
  tone: [from, to],
  level,
});
const hiss = (level: number, filter: BiquadFilterType, hertz: number, length: number, at = 0): Voice => ({
  at,
  length,
  noise: [filter, hertz],
  level,
});
const note = (hertz: number, at: number): Voice => ({
  at,
  length: 0.35,
  tone: [hertz, hertz],
  attack: 0.015,
  level: 0,
});

/** Dice: a handful of ticks that come to rest. */
const RATTLE = [0, 0.04, 0.09, 0.15, 0.22, 0.31, 0.42];

/** Measured, all are about as loud to the ear, and one's turn a little louder. A small loudspeaker gives nothing below
 * 200 Hz: deep sounds have a voice above it too. */
export const SOUNDS = {
  piece: [hiss(9, "lowpass", 900, 0.03), thump(3, 240, 160, 0.06)],
  dice: RATTLE.map((at, k) => hiss(8, "bandpass", 2000 + ((k * 700) % 2000), 0.025, at)),
  conquest: [thump(0, 90, 55, 0.22), thump(3, 330, 150, 0.2), hiss(3, "lowpass", 700, 0.12)],
  coin: [thump(-9, 2100, 2100, 0.09), thump(-12, 3300, 3300, 0.09)],
  phase: [hiss(8, "lowpass", 1200, 0.14)],
  refusal: [thump(-4, 140, 140, 0.1), thump(-2, 280, 280, 0.1)],
  turn: [note(392, 0), note(523, 0.18)],
} satisfies Record<string, Voice[]>;
export type SoundName = keyof typeof SOUNDS;

const decibels = (value: number): number => 10 ** (value / 20);
const PEAK = decibels(-18);
const TURN = decibels(-14);
const OTHERS = decibels(-6); // what others do is quieter
const APART = 80;
const MOST = 3;

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #sounding = 0;
  #last = new Map<SoundName, number>();

  play(name: SoundName, mine = true): void {
    if (preferences.volume === 0 || !this.#mayPlay(name)) return;
    const loud = (name === "turn" ? TURN : PEAK) * (mine ? 1 : OTHERS) * preferences.volume;
    const voices: Voice[] = SOUNDS[name];
    const length = Math.max(...voices.map((voice) => voice.at + voice.length));
    this.#sounding += 1;
    setTimeout(() => (this.#sounding -= 1), length * 1000);
    for (const voice of voices) this.#sound(voice, loud);
  }

  /** Not before somebody has touched the page, not too many, and equal ones apart. */
  #mayPlay(name: SoundName): boolean {
    const now = performance.now();
    const early = now - (this.#last.get(name) ?? -APART) < APART;
    if (!navigator.userActivation.hasBeenActive || this.#sounding >= MOST || early) return false;
    this.#last.set(name, now);
    return true;
  }

  #sound({ at, length, tone, noise, attack = 0.002, level }: Voice, loud: number): void {
    const context = (this.#context ??= new AudioContext());
    const begin = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * decibels(level), begin + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(context.destination);
    const source = tone ? this.#tone(context, tone, begin, length) : this.#rustle(context, noise!, gain);
    if (tone) source.connect(gain);
    source.start(begin);
    source.stop(begin + length);
  }

  #tone(context: AudioContext, [from, to]: readonly [number, number], begin: number, length: number): OscillatorNode {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + length);
    return tone;
  }

  #rustle(
    context: AudioContext,
    [type, hertz]: readonly [BiquadFilterType, number],
    out: AudioNode,
  ): AudioNode & AudioScheduledSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= this.#whiteNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = hertz;
    source.connect(filter).connect(out);
    return source;
  }

  #whiteNoise(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = buffer.getChannelData(0);
    samples.forEach((_, k) => (samples[k] = Math.random() * 2 - 1));
    return buffer;
  }
}

export const sounds = new Sounds();
