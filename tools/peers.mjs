// Both ends of a comparison with boardgame.io, for tools/peers.py: its real server with a small game of our own, and
// people at many tables, of its server or of ours, who choose as soon as everyone at their table has the last update.
//
// node peers.mjs serve FOLDER memory|files PLACE
// node peers.mjs play FOLDER theirs|GAME ADDRESS TABLES SECONDS        # GAME: one of ours
import { createRequire } from "node:module";
import { join } from "node:path";

const [role, folder, ...rest] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const WARM = 3000; // milliseconds before the counting begins
const NAME = "places";
const PLAYERS = 2;
const LANDS = 42;
const FIELDS = ["owner", "armies", "fought", "arrived"];

// ---- their server: a map as large as ours, and the cheapest of moves on it ----
const land = (number) => `a_land_of_map_${number}`;

function map() {
  const names = Array.from({ length: LANDS }, (_, number) => land(number));
  return Object.fromEntries(FIELDS.map((field) => [field, Object.fromEntries(names.map((name) => [name, 1]))]));
}

const game = {
  name: NAME,
  setup: map,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, name) => {
      G.armies[name] += 1;
      G.owner[name] = Number(playerID);
    },
  },
};

async function serve(kind, place) {
  const { Server, FlatFile } = require("boardgame.io/server");
  const db = kind === "files" ? { db: new FlatFile({ dir: place }) } : {};
  const running = await Server({ games: [game], origins: [/./], ...db }).run({ port: 0 });
  console.log(`at http://127.0.0.1:${running.appServer.address().port}`);
}

// ---- people ----
/** What all tables have seen. */
const seen = { counting: false, choices: 0, bytes: 0, times: [] };

/** One table: `choose` sends a choice; `told` is called for each person and update, with the number of the choice. */
class Table {
  constructor(choose) {
    this.choose = choose;
    this.waiting = new Set();
  }

  next() {
    this.waiting = new Set(Array(PLAYERS).keys());
    this.sent = performance.now();
    this.choose();
  }

  told(person, bytes) {
    if (seen.counting) seen.bytes += bytes;
    if (!this.waiting.delete(person) || this.waiting.size > 0) return;
    if (seen.counting) {
      seen.choices += 1;
      seen.times.push(performance.now() - this.sent);
    }
    this.next();
  }
}

async function theirs(address, id) {
  const { io } = require("socket.io-client");
  let state;
  const table = new Table(() => {
    const player = state.ctx.currentPlayer;
    const args = [land(state._stateID % LANDS)];
    const action = { type: "MAKE_MOVE", payload: { type: "place", args, playerID: player } };
    sockets[player].emit("update", action, state._stateID, id, player);
  });
  const sockets = Array.from({ length: PLAYERS }, () => io(`${address}/${NAME}`, { transports: ["websocket"], forceNew: true }));
  const synced = sockets.map((socket, person) => {
    socket.on("update", (_, now) => {
      state = now;
      table.told(person, 0);
    });
    socket.io.engine.on("packet", (packet) => { if (seen.counting) seen.bytes += packet.data?.length ?? 0; });
    return new Promise((done) => socket.on("sync", (_, info) => done((state = info.state))));
  });
  for (const [person, socket] of sockets.entries()) {
    if (!socket.connected) await new Promise((done) => socket.on("connect", done));
    socket.emit("sync", id, String(person), undefined, PLAYERS);
    await synced[person]; // the first makes the table
  }
  return table;
}

async function ours(address, game) {
  let sockets = [];
  let last = [];
  const table = new Table(() => {
    const mover = last.findIndex((update) => update.offer.length > 0);
    if (mover < 0) return again();
    const { offer, revision } = last[mover];
    const choices = [offer[Math.floor(Math.random() * offer.length)]];
    sockets[mover].send(JSON.stringify({ type: "play", id: 1, revision, choices }));
  });
  async function sitAtAnother() {
    const left = sockets;
    [sockets, last] = await sitDown(address, game, (person, bytes) => table.told(person, bytes));
    for (const socket of left) socket.close();
  }
  /** The game is over. */
  function again() {
    table.waiting.clear(); // what comes until they sit is no answer
    sitAtAnother().then(() => table.next());
  }
  await sitAtAnother();
  return table;
}

/** A new table of ours: its people's sockets and what each was told last. */
async function sitDown(address, game, hear) {
  const WebSocket = require("ws");
  const body = JSON.stringify({ game, seats: Array(PLAYERS).fill("person") });
  const opened = await (await fetch(`${address}/api/tables`, { method: "POST", body })).json();
  const url = `${address.replace("http", "ws")}/ws/${opened.table}`;
  const sockets = opened.seats.map(() => new WebSocket(url, { perMessageDeflate: false }));
  const last = [];
  await Promise.all(sockets.map((socket, person) => greet(socket, opened.seats[person].token, (update, bytes) => {
    last[person] = update;
    hear(person, bytes);
  })));
  return [sockets, last];
}

/** Connected, and told for the first time; every update goes to `hear`. */
function greet(socket, token, hear) {
  return new Promise((done) => {
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", version: 1, token })));
    socket.on("message", (raw) => {
      const message = JSON.parse(raw);
      if (message.type === "refused") throw new Error(String(raw));
      if (message.type !== "update") return;
      hear(message, raw.length);
      done();
    });
  });
}

async function play(whose, address, tables, seconds) {
  const all = [];
  for (let number = 0; number < tables; number++)
    all.push(await (whose === "theirs" ? theirs(address, `table${number}`) : ours(address, whose)));
  for (const table of all) table.next();
  await new Promise((done) => setTimeout(done, WARM));
  const [begin, used] = [performance.now(), process.cpuUsage()];
  seen.counting = true;
  console.log("counting");
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  const [took, spent] = [performance.now() - begin, process.cpuUsage(used)];
  seen.times.sort((a, b) => a - b);
  console.log(JSON.stringify({
    choices_per_second: (1000 * seen.choices) / took,
    bytes_per_update: Math.round(seen.bytes / seen.choices / PLAYERS),
    p50: seen.times[Math.floor(seen.times.length / 2)],
    p99: seen.times[Math.floor(seen.times.length * 0.99)],
    players_share: (spent.user + spent.system) / 1000 / took,
  }));
  process.exit(0);
}

if (role === "serve") await serve(...rest);
else await play(rest[0], rest[1], Number(rest[2]), Number(rest[3]));
