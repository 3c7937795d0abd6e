import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { CommandTopic } from "../../src-shared/protocol/commands.ts";
import type { Reply } from "../../src-shared/protocol/topics.ts";
import { steadyNow } from "./clock.ts";

/**
 * Commands that are about the moment of the tap. Of those that a connection has not carried only the newest is sent
 * again: nobody needs a whole outage's applause at once, and the room closes a connection with too many commands.
 */
const MOMENTARY: readonly CommandTopic[] = ["reaction", "playSound", "playerHeartbeat"];

/** A command that the room refused. */
export class CommandRefused extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.name = "CommandRefused";
    this.code = code;
  }
}

interface Pending {
  readonly topic: CommandTopic;
  readonly text: string;
  sentAt: number;
  readonly resolve: () => void;
  readonly reject: (reason: CommandRefused) => void;
}

/** The commands that the room has not answered yet, oldest first. */
export class Unanswered {
  readonly #pending = new Map<string, Pending>();

  get size(): number {
    return this.#pending.size;
  }

  has(id: string): boolean {
    return this.#pending.has(id);
  }

  /** Resolves when the room has stored the command; rejects with `CommandRefused`. */
  add(id: string, topic: CommandTopic, text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { topic, text, sentAt: steadyNow(), resolve, reject });
    });
  }

  /** Settles the answered command and returns when it was sent (`steadyNow`); undefined when it is not known. */
  answer(reply: Reply): number | undefined {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.topic === "refused") pending?.reject(new CommandRefused(reply.body.code));
    else pending?.resolve();
    return pending?.sentAt;
  }

  /** Sends everything again after a snapshot. Ids keep the room from executing a command twice. */
  again(send: (text: string) => void): void {
    const newest = new Map(Array.from(this.#pending, ([id, { topic }]) => [topic, id]));
    for (const [id, pending] of this.#pending) {
      const isPast = MOMENTARY.includes(pending.topic) && newest.get(pending.topic) !== id;
      // The snapshot is the result of a resync. The reply itself may have been lost with an earlier connection.
      if (isPast || pending.topic === "resync") {
        this.#pending.delete(id);
        pending.resolve();
        continue;
      }
      pending.sentAt = steadyNow();
      send(pending.text);
    }
  }

  /** When everything was requested anew (`steadyNow`); undefined when no such request is open. */
  resyncSentAt(): number | undefined {
    return [...this.#pending.values()].find(({ topic }) => topic === "resync")?.sentAt;
  }

  /** Rejects all of them, because the room closed the socket over something that was sent. */
  refuse(): void {
    const held = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of held) reject(new CommandRefused("validation_failed"));
  }
}
