import { env, exports } from "cloudflare:workers";
import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { getServerByName } from "partyserver";
import { PLAYER_AVATARS } from "../../../src-rooms/catalog/avatars.ts";
import type { GameType } from "../../../src-rooms/catalog/gameTypes.ts";
import { decodeInk, freshPens, type InkFrame } from "../../../src-rooms/protocol/drawing.ts";
import type { ServerFrame, StateChange } from "../../../src-rooms/protocol/frames.ts";
import type { PlayerId } from "../../../src-rooms/protocol/ids.ts";
import { applyPatch } from "../../../src-rooms/protocol/mergePatch.ts";
import type { Purpose } from "../../../src-rooms/protocol/party.ts";
import { signRoomToken, type RoomClaims } from "../../../src-rooms/protocol/roomToken.ts";
import {
  STATE_TOPICS,
  type CommandInput,
  type CommandTopic,
  type Reply,
  type StateTopics,
} from "../../../src-rooms/protocol/topics.ts";
import type { RoomLook, SeatTaken } from "../../../src-rooms/roomApi.ts";
import { clock } from "./clock.ts";
import { SECRETS, type Room } from "./worker.ts";

// SAFETY: vitest.workerd.config.ts binds exactly this namespace and worker.ts is the main module.
const { Room: rooms } = env as unknown as { Room: DurableObjectNamespace<Room> };
const worker = (exports as unknown as { default: Fetcher }).default;

let opened = 0;

/** A code no other story uses. */
function freshCode(): string {
  opened += 1;
  const letters = "ABCDEFGHJK";
  return `T${String(opened)
    .padStart(4, "0")
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? "A")}`;
}

/** A phone or a TV: a socket that keeps what it was told, as the web client does. */
export class Device {
  readonly socket: WebSocket;
  topics: Partial<StateTopics> = {};
  readonly frames: ServerFrame[] = [];
  readonly replies = new Map<string, Reply>();
  /** Binary frames, and between them the text frames' topics, in the order in which they came. */
  readonly ink: InkFrame[] = [];
  readonly order: string[] = [];
  readonly #pens = freshPens();
  closedWith: number | undefined;
  #wake: (() => void)[] = [];
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
    socket.accept();
  }

  #see(bytes: Uint8Array): void {
    const frame = decodeInk(bytes, this.#pens);
    if (!frame) throw new Error(`not a frame: ${bytes.join()}`);
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

  /** Wait until this is so. */
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

  /** Send a command and wait for what the room says: `ack` or the refusal's code. */
  async say<Topic extends CommandTopic>(
    topic: Topic,
    body: CommandInput<Topic>,
    id = `c${this.#nextId++}`,
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

export class Party {
  readonly code = freshCode();
  roomId = "";

  static async open(gameType: GameType | undefined = "RPS_SHOOT"): Promise<Party> {
    const party = new Party();
    const stub = await party.stub();
    const answer = await stub.openRoom({
      gameCode: party.code,
      hostType: "HOST",
      hostUserId: "host",
      isPublic: false,
      language: "en",
      ...(gameType && { gameType }),
    });
    if (!answer) throw new Error("code in use");
    party.roomId = answer.roomId;
    return party;
  }

  async stub() {
    return getServerByName(rooms, this.code);
  }

  /** What the HTTP side would see. */
  async look(): Promise<RoomLook | undefined> {
    const stub = await this.stub();
    // The stub's own type loses the result in its mapping of nested records.
    const look: RoomLook | undefined = await stub.look();
    return look;
  }

  /** Tear the object down as the platform does when a room sleeps; sockets hibernate. */
  async evict(): Promise<void> {
    await evictDurableObject(this.object());
  }

  /** The same, and nothing where the room sleeps already. */
  async sleep(): Promise<void> {
    await this.evict().catch((error: unknown) => {
      if (!String(error).includes("not currently running")) throw error;
    });
  }

  /** Let time pass and the alarm ring. */
  async pass(ms: number): Promise<boolean> {
    clock.pass(ms);
    return runDurableObjectAlarm(rooms.get(rooms.idFromName(this.code)));
  }

  object() {
    return rooms.get(rooms.idFromName(this.code));
  }

  async token(claims: Partial<RoomClaims> & { role: RoomClaims["role"] }): Promise<string> {
    const all = { gameCode: this.code, roomId: this.roomId, ...claims } as RoomClaims;
    return signRoomToken(SECRETS, all, clock.now());
  }

  async connect(purpose: Purpose, token = "", query: Record<string, string> = {}): Promise<Device> {
    const search = new URLSearchParams({ purpose, token, v: "1", ...query });
    const answer = await worker.fetch(
      `http://rooms/parties/room/${this.code}?${search.toString()}`,
      {
        headers: { Upgrade: "websocket" },
      },
    );
    if (!answer.webSocket) throw new Error(`no socket: ${answer.status}`);
    return new Device(answer.webSocket);
  }

  async tv(): Promise<Device> {
    const device = await this.connect("host", await this.token({ role: "host" }));
    await device.until(() => device.topics.gameSessionUpdated);
    return device;
  }

  /** Join over the HTTP side's call; the seat may then open phones. */
  async seat(alias: string, at = 0): Promise<SeatTaken> {
    const stub = await this.stub();
    const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
    const answer = await stub.joinRoom({ alias, avatarSrc, audience: false, asHost: false });
    if (!answer.ok) throw new Error(answer.code);
    return answer.value;
  }

  async phone(seat: { sessionPlayerId: PlayerId }): Promise<Device> {
    const { sessionPlayerId } = seat;
    const device = await this.connect(
      "player",
      await this.token({ role: "player", sessionPlayerId }),
    );
    await device.until(() => device.topics.gameSessionUpdated ?? device.closedWith);
    return device;
  }
}
