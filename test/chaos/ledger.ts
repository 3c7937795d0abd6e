import type { Random } from "../../src-rooms/games/random.ts";
import { isFleeting, type CommandTopic } from "../../src-shared/protocol/commands.ts";

/** A command that a phone or screen sent and the replies to it, recorded from its own socket. */
export interface Entry {
  readonly id: string;
  readonly topic: CommandTopic;
  readonly text: string;
  sent: number;
  acks: number;
  refusals: string[];
}

/**
 * Share of commands that are immediately sent twice, and probability with each command that an acknowledged
 * one is sent again.
 */
const TWICE = 0.08;
const AGAIN = 0.05;
const REMEMBERED = 20;

/** Frames from the room that carry replies, alone or in a batch. */
function repliesIn(text: string): { topic: string; id: string; code: string }[] {
  // SAFETY: the room's frames are JSON objects with a topic.
  const frame = JSON.parse(text) as { topic: string; id?: string; body?: unknown };
  const parts = frame.topic === "batch" && Array.isArray(frame.body) ? frame.body : [frame];
  // SAFETY: parts of a batch are frames, too.
  return (parts as { topic: string; id?: string; body?: { code?: string } }[])
    .filter(({ topic }) => topic === "ack" || topic === "refused")
    .map(({ topic, id = "", body }) => ({ topic, id, code: body?.code ?? "" }));
}

export class Ledger {
  readonly entries = new Map<string, Entry>();
  readonly #random: Random;
  #done: string[] = [];
  doubled = 0;
  repeated = 0;
  /** When off, nothing is sent twice. */
  mischief = true;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The frames that are actually sent for a frame of the client. */
  outgoing(text: string): string[] {
    if (!text.startsWith("{")) return [text];
    // SAFETY: the client's own frames have an id and a topic.
    const { id, topic } = JSON.parse(text) as { id: string; topic: CommandTopic };
    const entry = this.entries.get(id) ?? { id, topic, text, sent: 0, acks: 0, refusals: [] };
    entry.sent += 1;
    this.entries.set(id, entry);
    const frames = [text];
    if (!this.mischief) return frames;
    if (this.#random.chance(TWICE)) {
      this.doubled += 1;
      frames.push(text);
    }
    const old = this.#random.chance(AGAIN) && this.#random.pick(this.#done);
    if (old) {
      this.repeated += 1;
      frames.push(old);
    }
    return frames;
  }

  incoming(text: string): void {
    if (!text.startsWith("{")) return;
    for (const { topic, id, code } of repliesIn(text)) {
      const entry = this.entries.get(id);
      if (!entry) continue;
      if (topic === "refused") entry.refusals.push(code);
      else if (entry.acks++ === 0 && !isFleeting(entry.topic)) {
        this.#done = [...this.#done, entry.text].slice(-REMEMBERED);
      }
    }
  }
}

/** A WebSocket class for the web app's own client whose traffic this ledger records. */
export function tapped(ledger: Ledger): typeof WebSocket {
  return class Tapped extends WebSocket {
    constructor(...address: ConstructorParameters<typeof WebSocket>) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string") ledger.incoming(data);
      });
    }
    override send(data: Parameters<WebSocket["send"]>[0]): void {
      if (typeof data !== "string") super.send(data);
      else for (const text of ledger.outgoing(data)) super.send(text);
    }
  };
}
