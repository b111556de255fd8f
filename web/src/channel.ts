/** The socket of a table: says hello, resumes after a break, pairs each request with its one answer. */
import { FINAL, VERSION, type Answer, type Code, type Hello, type Message, type Wish } from "./protocol";

export type LinkState = "connecting" | "open" | "lost" | "closed";
const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];
/** The server starts anew, or goes: it, or another in its place, is there at once. Not everyone knocks at the same moment. */
const RESTARTS = [1001, 1012];
const SPREAD = 1500;

export interface Listener {
  heard(): number;
  onMessage(message: Message): void;
  onState(state: LinkState): void;
  onFatal(error: Code): void;
}

export class Disconnected extends Error {}

interface Pending {
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

export class Channel {
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly viewpoint: string | null = null,
    private readonly common = false,
    /** Without a token: by one's account. */
    private readonly mine = false,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  request(wish: Wish): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Disconnected());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#rejectAll();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (raw) => this.#receive(JSON.parse(String(raw.data)) as Message);
    socket.onclose = (closed) => this.#lost(socket, closed.code);
  }

  #hello(socket: WebSocket): void {
    const heard = this.listener.heard();
    const { token, viewpoint, common, mine } = this;
    const hello: Hello = { type: "hello", version: VERSION, token, heard, viewpoint, common, mine };
    socket.send(JSON.stringify(hello));
  }

  #receive(message: Message): void {
    if (message.type === "welcome") {
      this.#tries = 0;
      this.listener.onState("open");
    }
    if (message.type === "refused" && FINAL.includes(message.error)) this.#fail(message.error);
    this.listener.onMessage(message);
    if ("id" in message && message.id !== null) this.#answer(message);
  }

  #answer(message: Answer): void {
    const id = message.id;
    if (id === null) return;
    this.#pending.get(id)?.resolve(message);
    this.#pending.delete(id);
  }

  #fail(error: Code): void {
    this.#over = true;
    this.listener.onState("closed");
    this.listener.onFatal(error);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#rejectAll();
    if (this.#over) return;
    this.listener.onState("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#pause(code));
  }

  #pause(code: number): number {
    if (RESTARTS.includes(code)) return SPREAD * Math.random();
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 15000;
    return pause * (0.75 + Math.random() / 2);
  }

  /** The network or the reader is back: do not wait for the timer. */
  #hurry = (): void => {
    const idle = !this.#socket || this.#socket.readyState === WebSocket.CLOSED;
    if (this.#over || !idle || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #rejectAll(): void {
    for (const waiting of this.#pending.values()) waiting.reject(new Disconnected());
    this.#pending.clear();
  }
}
