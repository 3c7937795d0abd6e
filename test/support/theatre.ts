import type { Refusal } from "../../src-rooms/games/game.ts";
import type {
  EventFrame,
  ServerFrame,
  StateChange,
  You,
} from "../../src-shared/protocol/frames.ts";
import { playerId } from "../../src-shared/protocol/ids.ts";
import { applyPatch } from "../../src-shared/protocol/mergePatch.ts";
import type { Purpose } from "../../src-shared/protocol/party.ts";
import {
  STATE_AUDIENCE,
  STATE_TOPICS,
  type Reply,
  type StateTopic,
} from "../../src-shared/protocol/topics.ts";
import { Screens, type Screen } from "../../src-rooms/sockets/screens.ts";
import type { Actor, Input, Outcome } from "../../src-rooms/session/model/inputs.ts";
import { isRefusal } from "../../src-rooms/session/session.ts";
import type { RoomState } from "../../src-rooms/session/model/state.ts";
import { backstageOf, wholeBackstage } from "../../src-rooms/session/views/backstage.ts";
import { privateViewOf, sharedTopic } from "../../src-rooms/session/views/views.ts";
import { Table, type Setup } from "./table.ts";

/** Somebody in front of a screen: a socket that remembers what it was sent and reads it as a client does. */
export class Viewer {
  readonly state: { readonly purpose: Purpose; readonly actor: Actor; readonly by?: string };
  readonly texts: string[] = [];
  readonly frames: ServerFrame[] = [];
  readonly events: EventFrame[] = [];
  readonly replies: Reply[] = [];
  topics: Partial<Record<StateTopic, unknown>> = {};
  you: You | undefined;
  isBroken = false;
  #seq = 0;

  /** `by`: the name of the seat or remote that put the room on this screen. */
  constructor(purpose: Purpose, actor: Actor, by?: string) {
    this.state = { purpose, actor, ...(by !== undefined && { by }) };
  }

  send(text: string): void {
    if (this.isBroken) throw new Error("the socket is closing");
    this.texts.push(text);
    // SAFETY: a room sends server frames only, which is what the tests check.
    const frame = JSON.parse(text) as ServerFrame;
    this.frames.push(frame);
    if (frame.topic === "snapshot") {
      this.#seq = frame.seq;
      this.you = frame.body.you;
      this.topics = frame.body.topics;
      return;
    }
    if (frame.seq !== this.#seq + 1) throw new Error(`frame ${frame.seq} came after ${this.#seq}`);
    this.#seq = frame.seq;
    for (const part of frame.topic === "batch" ? frame.body : [frame]) this.#hear(part);
  }

  #hear(part: StateChange | EventFrame | Reply): void {
    if (part.topic === "ack" || part.topic === "refused") this.replies.push(part);
    else if (isState(part)) this.topics = changed(this.topics, part);
    else this.events.push(part);
  }

  /** Returns the frames since the last call. */
  news(): ServerFrame[] {
    return this.frames.splice(0);
  }
}

function isState(part: StateChange | EventFrame): part is StateChange {
  return STATE_TOPICS.some((topic) => topic === part.topic);
}

function changed(
  topics: Partial<Record<StateTopic, unknown>>,
  { topic, body, patch }: StateChange,
): Partial<Record<StateTopic, unknown>> {
  if (patch !== undefined) return { ...topics, [topic]: applyPatch(topics[topic], patch) };
  const { [topic]: _old, ...rest } = topics;
  return body === undefined ? rest : { ...rest, [topic]: body };
}

function ownTruth(
  topic: "hand" | "backstage" | "crowd",
  actor: Actor,
  state: RoomState,
  { games }: Table,
): unknown {
  if (actor.kind === "remote" && topic === "backstage") return wholeBackstage(state, games);
  if (actor.kind !== "player") return undefined;
  const { playerId: id } = actor;
  if (topic === "backstage") return backstageOf(state, id, games);
  // Members of the crowd are served by sections of their own.
  return topic === "crowd" ? undefined : privateViewOf(state, id, games);
}

/** Computes what this viewer must see now from the state alone, without any screen. */
export function truthFor({ state: { actor } }: Viewer, state: RoomState, table: Table): unknown {
  const topics: Partial<Record<StateTopic, unknown>> = {};
  for (const topic of STATE_TOPICS) {
    const audience = STATE_AUDIENCE[topic];
    if (audience === "room" && actor.kind === "onlooker") continue;
    if (topic !== "hand" && topic !== "backstage" && topic !== "crowd") {
      topics[topic] = sharedTopic(topic, state, table.games);
    } else topics[topic] = ownTruth(topic, actor, state, table);
  }
  return JSON.parse(JSON.stringify(topics));
}

/** A table that is shown on screens: every change of the room is published as the room would do it. */
export class Theatre extends Table {
  house: Screens | undefined;
  readonly viewers: Viewer[] = [];

  constructor(setup: Setup = {}) {
    super(setup);
    this.house = new Screens(this.games, () => this.now, []);
  }

  override try(input: Input): Outcome | Refusal {
    return this.publish(input);
  }

  private publish(input: Input, from?: { viewer: Viewer; id: string }): Outcome | Refusal {
    const before = this.state;
    const outcome = super.try(input);
    if (isRefusal(outcome)) return outcome;
    const ack = from && JSON.stringify({ topic: "ack", id: from.id, serverTime: this.now });
    const reply = from && ack !== undefined ? { to: asScreen(from.viewer), text: ack } : undefined;
    this.house?.publish(before, outcome.state, outcome.events, reply);
    return outcome;
  }

  /** Somebody opens a screen. */
  watch(purpose: Purpose, actor: Actor, by?: string): Viewer {
    const viewer = new Viewer(purpose, actor, by);
    this.viewers.push(viewer);
    this.house?.add(asScreen(viewer));
    this.house?.publish(this.state, this.state, []);
    return viewer;
  }

  tv(): Viewer {
    return this.watch("host", { kind: "host" });
  }

  leave(viewer: Viewer): void {
    this.house?.remove(asScreen(viewer));
    this.viewers.splice(this.viewers.indexOf(viewer), 1);
  }

  /** Sends a command over this viewer's socket. */
  command(viewer: Viewer, id: string, input: Input): void {
    const outcome = this.publish(input, { viewer, id });
    if (!isRefusal(outcome)) return;
    const refused = { topic: "refused", id, body: { code: outcome.refused } } as const;
    this.house?.answer(asScreen(viewer), this.state, refused);
  }

  /** Answers a `resync` of this viewer with a fresh snapshot and an ack. */
  resync(viewer: Viewer, id: string): void {
    this.house?.unsync(asScreen(viewer));
    this.house?.answer(asScreen(viewer), this.state, { topic: "ack", id, serverTime: this.now });
  }

  /**
   * Puts the room to sleep and wakes it: what each socket was sent is forgotten, while the sockets stay open.
   */
  sleepAndWake(): void {
    // SAFETY: a room's state is plain JSON.
    this.state = JSON.parse(JSON.stringify(this.state)) as RoomState;
    this.house = new Screens(this.games, () => this.now, this.viewers.map(asScreen));
  }
}

/** Replays this game and returns everything that a TV, a join screen and two phones are sent. */
export function framesOf({ baseline, inputs }: Table): string[] {
  const theatre = new Theatre();
  theatre.state = baseline;
  theatre.tv();
  theatre.watch("join", { kind: "onlooker" });
  for (const id of [1, 2]) theatre.watch("player", { kind: "player", playerId: playerId(id) });
  for (const { at, input } of inputs) {
    theatre.now = at;
    theatre.do(input);
  }
  return theatre.viewers.flatMap(({ texts }) => texts);
}

/** Returns a viewer as if it were a socket. */
export function asScreen(viewer: Viewer): Screen {
  // SAFETY: `Screens` reads a socket's `state` and calls its `send`, nothing else.
  return viewer as unknown as Screen;
}
