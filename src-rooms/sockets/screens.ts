import type { PageTry } from "./admission.ts";
import {
  COMMANDS_PER_10_S,
  JOINER_COMMANDS_PER_10_S,
  JOINERS_MAX,
  PACE_PERIOD_MS,
  QUESTIONS_PER_10_S,
  SCREENS_EACH_MAX,
  SCREENS_MAX,
} from "../../src-shared/catalog/limits.ts";
import { Pace } from "../../src-shared/pace.ts";
import type { EventFrame } from "../../src-shared/protocol/frames.ts";
import type { CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import { changeText, frameTail } from "./frameText.ts";
import type { Purpose } from "../../src-shared/protocol/party.ts";
import { STATE_AUDIENCE, type Reply, type StateTopic } from "../../src-shared/protocol/topics.ts";
import type { Actor, Closing } from "../session/model/inputs.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { countedAs, personName, type SeatOrRemote } from "../session/model/people.ts";
import { backstageOf, wholeBackstage } from "../session/views/backstage.ts";
import { crowdCount } from "../session/views/crowdViews.ts";
import {
  privateViewOf,
  mayHaveChanged,
  SHARED_TOPICS,
  sharedTopic,
  underCover,
} from "../session/views/views.ts";

/** A socket's attachment, which outlives hibernation. */
export interface SocketState {
  readonly actor: Actor;
  readonly purpose: Purpose;
  readonly pageTry?: PageTry;
  /** The seat or remote that put the room on this screen, by its `personName`. */
  readonly by?: string;
  /** When it was opened, ms since 1970. */
  readonly since?: number;
  /** Set for the picture over a stream: the ticket of the link it uses. */
  readonly overlay?: string;
}

/** A socket, as far as a room uses it: the connections of both partyserver and PartyKit fit. */
export interface Screen {
  readonly state: SocketState | null;
  setState(state: SocketState): unknown;
  send(message: string | ArrayBuffer | ArrayBufferView): void;
  close(code: CloseCode): void;
}

/**
 * What is known of a socket while the room is awake; lost on hibernation, after which the socket gets a
 * snapshot.
 */
interface Sync {
  /** Never changes, and reading it from the socket each time would cost more than sending to it. */
  readonly actor: Actor;
  readonly person: Screen | string;
  readonly isOverlay: boolean;
  seq: number;
  privateView: unknown;
  backstage: unknown;
  /** The crowd's progress as last sent, only for the picture over a stream. */
  crowd: unknown;
}

/** Sections of the state that a phone's view of the backstage depends on. */
const BACKSTAGE_FROM = ["game", "seats", "room", "clock"] as const;

/**
 * Pieces of a frame that several sockets receive, and the complete frame for those that receive nothing else.
 */
interface Shared {
  readonly pieces: readonly string[];
  readonly tail: string | undefined;
}

const shared = (pieces: readonly string[]): Shared => ({ pieces, tail: frameTail(pieces) });

const NOTHING: readonly string[] = [];

const forOnlookers = (changes: readonly [StateTopic, string][]): string[] =>
  changes.filter(([topic]) => STATE_AUDIENCE[topic] === "onlookers").map(([, text]) => text);

/** Whether this is the seat or remote itself. */
function isOf(who: SeatOrRemote, actor: Actor | undefined): boolean {
  if (typeof who === "object") return actor?.kind === "remote" && actor.remoteId === who.remoteId;
  return actor?.kind === "player" && actor.playerId === who;
}

/** Returns who a socket belongs to, for whatever is counted per person. */
function personOf(screen: Screen, state = screen.state): Screen | string {
  return (state && countedAs(state.actor)) ?? state?.by ?? screen;
}

/**
 * Every socket of the room and what was last sent to it. The only place that sends text: nothing but the
 * session's views and events leaves the room. Ink is sent as bytes (drawing/readers.ts).
 */
export class Screens {
  readonly #sockets = new Map<Screen, Sync | undefined>();
  /** Increases whenever a socket is added or removed. */
  version = 0;
  /** Counted per person by name, since a person may use one socket after another; otherwise per socket. */
  readonly #speed = new Pace({ most: COMMANDS_PER_10_S, inMs: PACE_PERIOD_MS });
  /** Nothing tells whose the sockets of join screens are, and one stranger may open many. */
  readonly #strangers = new Pace({ most: JOINER_COMMANDS_PER_10_S, inMs: PACE_PERIOD_MS });
  readonly #questions = new Pace({ most: QUESTIONS_PER_10_S, inMs: PACE_PERIOD_MS });
  readonly #games: Games;
  readonly #now: () => number;
  readonly #build: string;
  /** Shared topics as last sent; undefined after waking, when everybody first gets a snapshot. */
  #sent: Map<StateTopic, unknown> | undefined;

  constructor(games: Games, now: () => number, sockets: Iterable<Screen>, build = "") {
    this.#build = build;
    this.#games = games;
    this.#now = now;
    for (const socket of sockets) this.#sockets.set(socket, undefined);
  }

  add(screen: Screen): void {
    this.version += 1;
    this.#sockets.set(screen, undefined);
  }

  remove(screen: Screen): void {
    this.version += 1;
    this.#sockets.delete(screen);
  }

  /** Whether this socket is one of the room's, and not one that the room has closed. */
  has(screen: Screen): boolean {
    return this.#sockets.has(screen);
  }

  /** Called when another room begins under this code: forgets what was sent of the previous one. */
  forget(): void {
    this.#sent = undefined;
    for (const screen of this.#sockets.keys()) this.#sockets.set(screen, undefined);
  }

  /**
   * Returns the open sockets of a seat or a remote with the screens that it put the room on, of the picture
   * over a stream, or all of them.
   */
  of(who: Closing["who"]): Screen[] {
    return [...this.#sockets.keys()].filter(({ state }) => {
      if (who === "everyone") return true;
      if (who === "overlay") return state?.overlay !== undefined;
      return state?.by === personName(who) || isOf(who, state?.actor);
    });
  }

  /** Returns the open sockets of a person, which only seats and remotes are. */
  ofPerson(person: Actor): Screen[] {
    if (person.kind !== "remote" && person.kind !== "player") return [];
    const who = person.kind === "remote" ? person : person.playerId;
    return [...this.#sockets.keys()].filter(({ state }) => isOf(who, state?.actor));
  }

  /**
   * Counts the open sockets of a kind, without the picture over a stream, which nobody in the room looks at.
   */
  count(purpose: Purpose): number {
    return [...this.#sockets.keys()].filter(
      ({ state }) => state?.purpose === purpose && state.overlay === undefined,
    ).length;
  }

  /**
   * Whether a further socket of this kind may be opened. Host screens take precedence over those that only
   * watch.
   */
  hasRoomFor(purpose: Purpose, by?: string): boolean {
    // One socket per person: there are no more of them than seats and remotes.
    if (purpose === "player" || purpose === "remote") return true;
    if (purpose === "join") return this.count("join") < JOINERS_MAX;
    if (purpose === "host") return this.count("host") < SCREENS_MAX;
    const own = [...this.#sockets.keys()].filter(({ state }) => state?.by === by);
    if (by !== undefined && own.length >= SCREENS_EACH_MAX) return false;
    return this.count("host") + this.count("spectator") < SCREENS_MAX;
  }

  /** The screen to close for a host's when all places are taken: the newest of those that only watch. */
  surplus(): Screen | undefined {
    if (this.count("host") + this.count("spectator") < SCREENS_MAX) return undefined;
    return [...this.#sockets.keys()].findLast(
      ({ state }) => state?.purpose === "spectator" && state.overlay === undefined,
    );
  }

  /** Whether somebody sends more commands than a person can. */
  isTooFast(screen: Screen, now: number): boolean {
    const { person = personOf(screen), actor = screen.state?.actor } =
      this.#sockets.get(screen) ?? {};
    const pace = actor?.kind === "onlooker" ? this.#strangers : this.#speed;
    return pace.isTooFast(person, now);
  }

  /** Whether somebody requests everything more often than a phone has reason to. */
  asksTooOften(screen: Screen, now: number): boolean {
    return this.#questions.isTooFast(personOf(screen), now);
  }

  /** Forgets what was sent to a socket, so that it gets a snapshot next. */
  unsync(screen: Screen): void {
    if (this.has(screen)) this.#sockets.set(screen, undefined);
  }

  /** Sends every socket what changed, and the sender of a command its reply, in one frame each. */
  publish(
    before: RoomState,
    after: RoomState,
    events: readonly EventFrame[],
    reply?: { readonly to: Screen; readonly text: string },
  ): void {
    const changes = this.#changes(before, after);
    const eventTexts = events.map((event) => JSON.stringify(event));
    const mayTouchBackstage = BACKSTAGE_FROM.some((section) => before[section] !== after[section]);
    const room = shared([...changes.map(([, text]) => text), ...eventTexts]);
    let onlookers: Shared | undefined;
    let covered: Shared | undefined;
    for (const [screen, sync] of this.#sockets) {
      const replyText = reply?.to === screen ? reply.text : undefined;
      if (!sync) {
        this.#snapshot(screen, after, eventTexts, replyText);
        continue;
      }
      let heard = room;
      if (sync.isOverlay) heard = covered ??= shared([...this.#covered(changes), ...eventTexts]);
      else if (sync.actor.kind === "onlooker") heard = onlookers ??= shared(forOnlookers(changes));
      const own = this.#ownChanges(sync, before, after, mayTouchBackstage);
      if (own.length === 0 && replyText === undefined) {
        this.#send(screen, sync, heard.tail);
        continue;
      }
      const all = [...heard.pieces, ...own];
      if (replyText !== undefined) all.push(replyText);
      this.#send(screen, sync, frameTail(all));
    }
  }

  /**
   * Sends only a reply, after a snapshot if the socket has none yet. A socket that was removed before gets
   * neither.
   */
  answer(screen: Screen, state: RoomState, reply: Reply): void {
    if (!this.has(screen)) return;
    const text = JSON.stringify(reply);
    const sync = this.#sockets.get(screen);
    if (sync) this.#send(screen, sync, frameTail([text]));
    else this.#snapshot(screen, state, [], text);
  }

  #changes(before: RoomState, after: RoomState): [StateTopic, string][] {
    const sent = this.#sent;
    if (!sent) return [];
    const changes: [StateTopic, string][] = [];
    for (const topic of SHARED_TOPICS) {
      if (!mayHaveChanged(topic, before, after, this.#games)) continue;
      const value = sharedTopic(topic, after, this.#games);
      const text = changeText(topic, sent.get(topic), value);
      if (text === undefined) continue;
      sent.set(topic, value);
      changes.push([topic, text]);
    }
    return changes;
  }

  /** The same changes for the picture over a stream, without the room's code. */
  #covered(changes: readonly [StateTopic, string][]): string[] {
    return changes.map(([topic, text]) => {
      if (topic !== "gameSessionUpdated") return text;
      return JSON.stringify({ topic, body: underCover(topic, this.#sent?.get(topic)) });
    });
  }

  /** The shared topics as synced sockets have them; computed again after waking, when no socket is synced. */
  #told(state: RoomState): Map<StateTopic, unknown> {
    this.#sent ??= new Map(
      SHARED_TOPICS.map((topic) => [topic, sharedTopic(topic, state, this.#games)]),
    );
    return this.#sent;
  }

  /** Returns the changes of topics that only some sockets receive. */
  #ownChanges(
    sync: Sync,
    before: RoomState,
    after: RoomState,
    mayTouchBackstage: boolean,
  ): readonly string[] {
    const { actor } = sync;
    if (sync.isOverlay) {
      if (before.crowd === after.crowd && before.clock === after.clock) return NOTHING;
      const crowd = crowdCount(after, this.#games);
      const text = changeText("crowd", sync.crowd, crowd);
      sync.crowd = crowd;
      return text === undefined ? NOTHING : [text];
    }
    if (actor.kind !== "player" && actor.kind !== "remote") return NOTHING;
    let changes = NOTHING;
    if (before.game !== after.game) {
      const privateView = this.#privateViewOf(after, actor);
      const text = changeText("hand", sync.privateView, privateView);
      sync.privateView = privateView;
      if (text !== undefined) changes = [text];
    }
    if (mayTouchBackstage) {
      const backstage = this.#backstageOf(after, actor);
      const text = changeText("backstage", sync.backstage, backstage);
      sync.backstage = backstage;
      if (text !== undefined) changes = [...changes, text];
    }
    return changes;
  }

  #privateViewOf(state: RoomState, actor: Actor): unknown {
    if (actor.kind !== "player") return undefined;
    return privateViewOf(state, actor.playerId, this.#games);
  }

  #backstageOf(state: RoomState, actor: Actor): unknown {
    if (actor.kind === "remote") return wholeBackstage(state, this.#games);
    return actor.kind === "player" ? backstageOf(state, actor.playerId, this.#games) : undefined;
  }

  #snapshot(
    screen: Screen,
    state: RoomState,
    events: readonly string[],
    reply: string | undefined,
  ): void {
    const { state: socket } = screen;
    if (!socket) return;
    const actor: Actor = socket.actor;
    const isOnlooker = actor.kind === "onlooker";
    const topics: Partial<Record<StateTopic, unknown>> = {};
    for (const [topic, value] of this.#told(state)) {
      if (isOnlooker && STATE_AUDIENCE[topic] !== "onlookers") continue;
      const shown = socket.overlay === undefined ? value : underCover(topic, value);
      if (shown !== undefined) topics[topic] = shown;
    }
    const crowd = socket.overlay === undefined ? undefined : crowdCount(state, this.#games);
    if (crowd) topics.crowd = crowd;
    const playerId = actor.kind === "player" ? actor.playerId : undefined;
    const privateView = this.#privateViewOf(state, actor);
    if (privateView !== undefined) topics.hand = privateView;
    const backstage = this.#backstageOf(state, actor);
    if (backstage !== undefined) topics.backstage = backstage;
    const you = { purpose: socket.purpose, ...(playerId !== undefined && { playerId }) };
    const build = this.#build === "" ? {} : { build: this.#build };
    const body = JSON.stringify({ serverTime: this.#now(), ...build, you, topics });
    const person = personOf(screen, socket);
    const isOverlay = socket.overlay !== undefined;
    const sync: Sync = { actor, person, isOverlay, seq: 0, privateView, backstage, crowd };
    this.#sockets.set(screen, sync);
    this.#send(screen, sync, `"topic":"snapshot","body":${body}}`);
    const rest = [...(isOnlooker ? [] : events), ...(reply === undefined ? [] : [reply])];
    this.#send(screen, sync, frameTail(rest));
  }

  #send(screen: Screen, sync: Sync, tail: string | undefined): void {
    if (tail === undefined) return;
    sync.seq += 1;
    try {
      screen.send(`{"seq":${sync.seq},${tail}`);
    } catch {
      // The socket is closing: its close event will follow, and a new one gets a snapshot.
    }
  }
}
