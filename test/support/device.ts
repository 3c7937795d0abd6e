import { decodeInk, freshPens, type InkFrame } from "../../src-shared/protocol/drawing.ts";
import type { ServerFrame, StateChange } from "../../src-shared/protocol/frames.ts";
import { applyPatch } from "../../src-shared/protocol/mergePatch.ts";
import { STATE_TOPICS, type Reply, type StateTopics } from "../../src-shared/protocol/topics.ts";
import type { CommandInput, CommandTopic } from "../../src-shared/protocol/commands.ts";

/** A phone or a TV: a socket that keeps what it receives, as the web client does. */
export class Device {
  readonly socket: WebSocket;
  topics: Partial<StateTopics> = {};
  readonly frames: ServerFrame[] = [];
  readonly replies = new Map<string, Reply>();
  /**
   * The ink frames received. `order` holds their kinds and the topics of text frames, in the order of
   * arrival.
   */
  readonly ink: InkFrame[] = [];
  readonly order: string[] = [];
  readonly #pens = freshPens();
  closedWith: number | undefined;
  #wake: (() => void)[] = [];
  /** Makes command ids unique, even for two devices of one seat. */
  static #made = 0;
  readonly #name = (Device.#made += 1);
  #nextId = 1;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && data.startsWith("{"))
        this.#hear(JSON.parse(data) as ServerFrame);
      if (data instanceof ArrayBuffer) this.#see(new Uint8Array(data));
      this.#changed();
    });
    socket.addEventListener("close", ({ code }) => {
      this.closedWith = code;
      this.#changed();
    });
    socket.binaryType = "arraybuffer";
  }

  #see(bytes: Uint8Array): void {
    const frame = decodeInk(bytes, this.#pens);
    if (!frame) throw new Error(`not a valid frame: ${bytes.join()}`);
    this.ink.push(frame);
    this.order.push(frame.kind);
  }

  #changed(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  #hear(frame: ServerFrame): void {
    this.frames.push(frame);
    this.order.push(frame.topic);
    if (frame.topic === "snapshot") {
      this.topics = frame.body.topics;
      return;
    }
    for (const part of frame.topic === "batch" ? frame.body : [frame]) {
      if (part.topic === "ack" || part.topic === "refused") this.replies.set(part.id, part);
      else if ((STATE_TOPICS as string[]).includes(part.topic)) this.#change(part as StateChange);
    }
  }

  #change({ topic, body, patch }: StateChange): void {
    const topics = this.topics as Record<string, unknown>;
    if (patch !== undefined) topics[topic] = applyPatch(topics[topic], patch);
    else if (body === undefined) delete topics[topic];
    else topics[topic] = body;
  }

  /** Waits until `what` returns a value, and returns it. */
  async until<Value>(what: () => Value | undefined | false): Promise<Value> {
    for (;;) {
      const value = what();
      if (value !== undefined && value !== false) return value;
      await new Promise<void>((wake) => this.#wake.push(wake));
    }
  }

  async stage(name: string): Promise<void> {
    await this.until(() => this.topics.stage?.name === name);
  }

  /** Sends a command and waits for the room's reply: `ack` or the code of the refusal. */
  async say<Topic extends CommandTopic>(
    topic: Topic,
    body: CommandInput<Topic>,
    id = `c${this.#name}-${this.#nextId++}`,
  ): Promise<string> {
    this.replies.delete(id);
    this.socket.send(JSON.stringify({ id, topic, body }));
    const reply = await this.until(() => this.replies.get(id) ?? (this.closedWith && "closed"));
    if (reply === "closed" || typeof reply === "number") return `closed ${this.closedWith}`;
    return reply.topic === "ack" ? "ack" : reply.body.code;
  }

  async move(move: unknown): Promise<string> {
    const stageId = this.topics.stage?.stageId ?? 1;
    return this.say("move", { stageId, move });
  }

  async closed(): Promise<number> {
    return this.until(() => this.closedWith);
  }
}
