/** Where a learner is: the table knows which choices are made, the page which steps are read. */
import type { Choice, LessonInfo, LessonStep } from "../protocol";
import type { Session } from "../table/session.svelte";

/** Whether a choice is one of those wanted; `*` stands for anything. */
export function fits(choice: Choice, wanted: readonly string[]): boolean {
  const escaped = (part: string): string => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return wanted.some((pattern) => new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`).test(choice));
}

/** The step to show: what was read stays read, steps without choices between two with are read one by one. */
export function shownStep(shown: number, before: number, now: number): number {
  if (now > before) return Math.min(before + 1, now);
  return now < before ? now : Math.min(shown, now);
}

export class Course {
  shown = $state(0);
  #reached = 0;

  constructor(
    readonly lesson: LessonInfo,
    private readonly session: Session,
  ) {
    const { step, item } = session.lesson ?? { step: 0, item: 0 };
    const fresh = step === this.#first && item === 0;
    this.#reached = step;
    this.shown = fresh ? 0 : Math.min(step, lesson.steps.length - 1);
  }

  get #first(): number {
    return this.lesson.steps.findIndex((step) => step.do.length > 0);
  }

  /** The table has moved on, or back. */
  follow(step: number): void {
    const last = this.lesson.steps.length - 1;
    const next = step < this.#reached && step === this.#first ? 0 : shownStep(this.shown, this.#reached, step);
    this.#reached = step;
    this.shown = Math.min(next, last);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.shown]!;
  }

  get isLast(): boolean {
    return this.shown === this.lesson.steps.length - 1;
  }

  /** Whether the step is only read. */
  get reading(): boolean {
    return this.shown < (this.session.lesson?.step ?? 0) && !this.isLast;
  }

  read(): void {
    if (this.reading) this.shown += 1;
  }

  /** Back to what was read before; where something was chosen, the table goes back too. */
  async back(): Promise<void> {
    const before = this.lesson.steps[this.shown - 1];
    const begun = (this.session.lesson?.item ?? 0) > 0 && !this.reading;
    if (begun || (before && before.do.length > 0)) await this.session.back(false);
    else if (this.shown > 0) this.shown -= 1;
  }

  /** The offered choices that lead on. */
  get wanted(): Choice[] {
    if (this.reading) return [];
    const { step, session } = this;
    const item = Math.min(session.lesson?.item ?? 0, step.do.length - 1);
    return session.offer.filter((choice) => fits(choice, step.do[item] ?? []));
  }
}

const begun = new WeakMap<Session, Course>();

/** One for a table: turning the device moves the lesson elsewhere, and what was read stays read. */
export function courseOf(lesson: LessonInfo, session: Session): Course {
  const found = begun.get(session) ?? new Course(lesson, session);
  begun.set(session, found);
  return found;
}
