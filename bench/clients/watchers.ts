// A process with many simulated watchers. Its parent sends it commands and receives what they measured.
// Points in time are ms since 1970.
import { HEARTBEAT_MS } from "../../src-shared/catalog/limits.ts";
import { PING, PONG } from "../../src-shared/protocol/party.ts";
import { evenly } from "../lib/pace.ts";
import { Wire } from "../lib/wire.ts";

/** A command from the parent. */
export type Wish =
  /**
   * Opens these sockets, or links that lead to one, spread over `ms`. Each socket first sends `hello`, which
   * Socket.IO requires.
   */
  | {
      readonly do: "come";
      readonly addresses: readonly string[];
      readonly ms: number;
      readonly hello?: string;
    }
  /** Records when each socket first receives a text that contains this one. */
  | { readonly do: "await"; readonly text: string }
  /** Requests the number of texts received since the sockets connected. */
  | { readonly do: "count" }
  /** Each socket sends one of these texts in turn, spread over `ms`. */
  | { readonly do: "send"; readonly texts: readonly string[]; readonly ms: number };

/** A report to the parent. */
export type News =
  | { readonly did: "come"; readonly waits: readonly number[] }
  | { readonly did: "await"; readonly at: readonly number[]; readonly bytes: number }
  | { readonly did: "count"; readonly texts: number }
  | { readonly did: "send"; readonly lastAt: number };

// The parent process has ended.
process.on("disconnect", () => process.exit(0));

const now = () => performance.timeOrigin + performance.now();
const wires: Wire[] = [];
let texts = 0;
const tell = (news: News) => process.send?.(news);

/** Opens a crowd's link, whose response is the address of the socket. */
async function placeBehind(link: string): Promise<string> {
  const answer = await fetch(link);
  if (!answer.ok) throw new Error(`${link}: ${answer.status}`);
  return String(await answer.json());
}

/** Resolves with the time from opening the socket to its first text with content, ms. */
async function come(address: string, hello: string | undefined): Promise<number> {
  const began = performance.now();
  const wire = await Wire.connect(address.startsWith("ws:") ? address : await placeBehind(address));
  wires.push(wire);
  return new Promise((resolve) => {
    if (hello !== undefined) wire.sendText(hello);
    wire.onPayload = (payload) => {
      if (payload.length < 60 && hello === undefined) return;
      wire.onPayload = (text) => beat(wire, text);
      if (hello === undefined) keepAlive(wire);
      resolve(performance.now() - began);
    };
  });
}

/**
 * Sends the heartbeats of a Hubbub phone, each phone on its own schedule. The room does not count phones
 * without heartbeats.
 */
function keepAlive(wire: Wire): void {
  setInterval(() => wire.sendText(PING), HEARTBEAT_MS).unref();
}

/** Counts a text, except for pongs, and answers the ping of Socket.IO's server. */
function beat(wire: Wire, text: Buffer): void {
  if (text.length === PONG.length && text.toString() === PONG) return;
  texts += 1;
  if (text.length === 1 && text[0] === 0x32) wire.sendText("3");
}

function awaitText(text: string): void {
  const at: number[] = [];
  let bytes = 0;
  const wanted = Buffer.from(text);
  for (const wire of wires) {
    let isThere = false;
    wire.onPayload = (payload) => {
      beat(wire, payload);
      if (isThere || !payload.includes(wanted)) return;
      isThere = true;
      bytes = payload.length;
      at.push(now());
      if (at.length === wires.length) tell({ did: "await", at, bytes });
    };
  }
}

process.on("message", (wish: Wish) => {
  if (wish.do === "await") return awaitText(wish.text);
  if (wish.do === "count") return tell({ did: "count", texts });
  if (wish.do === "come") {
    const arrivals: Promise<number>[] = [];
    void evenly(wish.addresses.length, wish.ms, (at) => {
      arrivals.push(come(wish.addresses[at] ?? "", wish.hello));
    })
      .then(() => Promise.all(arrivals))
      .then((waits) => tell({ did: "come", waits }));
    return;
  }
  void evenly(wires.length, wish.ms, (at) => {
    wires[at]?.sendText(wish.texts[at % wish.texts.length] ?? "");
  }).then(() => tell({ did: "send", lastAt: now() }));
});
