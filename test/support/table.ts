import type { Language } from "../../src-shared/catalog/languages.ts";
import { GAMES } from "../../src-rooms/games/registry.ts";
import type { Refusal } from "../../src-rooms/games/game.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import { gameCode, type PlayerId } from "../../src-shared/protocol/ids.ts";
import type { EventFrame } from "../../src-shared/protocol/frames.ts";
import type { StateTopic, StateTopics } from "../../src-shared/protocol/topics.ts";
import type { Command } from "../../src-shared/protocol/commands.ts";
import type { Backstage } from "../../src-shared/protocol/entities.ts";
import { backstageId, backstageOf } from "../../src-rooms/session/views/backstage.ts";
import { sumSections } from "../../src-rooms/crowd/sumSections.ts";
import { SectionTally } from "../../src-rooms/crowd/sectionTally.ts";
import { verdictOn } from "../../src-rooms/session/people/crowd.ts";
import { countedInStage } from "../../src-rooms/session/views/crowdViews.ts";
import { createRoom } from "../../src-rooms/session/create.ts";
import { robotsLookUp } from "../../src-rooms/session/play/robotPlans.ts";
import { nextDeadline } from "../../src-rooms/session/play/deadlines.ts";
import type {
  Actor,
  CallerOrigin,
  Input,
  Outcome,
  OutboxRow,
} from "../../src-rooms/session/model/inputs.ts";
import { crowdSeat } from "../../src-rooms/session/model/people.ts";
import { apply, isRefusal } from "../../src-rooms/session/session.ts";
import type { Games, RoomState } from "../../src-rooms/session/model/state.ts";
import { privateViewOf, sharedTopic, SHARED_TOPICS } from "../../src-rooms/session/views/views.ts";
import { SimulatedInk } from "./simulatedInk.ts";

export const NIGHT = Date.UTC(2026, 10, 21, 20, 0, 0);

export interface Setup {
  readonly seed?: readonly [number, number, number];
  readonly hostType?: HostType;
  readonly gameType?: GameType;
  readonly language?: Language;
  readonly games?: Games;
}

/**
 * A room for tests: its session, under a clock that only tests move. `do` and the methods built on it throw
 * when the room refuses.
 */
export class Table {
  state: RoomState;
  now = NIGHT;
  readonly games: Games;
  readonly events: EventFrame[] = [];
  readonly outbox: OutboxRow[] = [];
  readonly inputs: { at: number; input: Input }[] = [];
  readonly baseline: RoomState;
  /** What is on the canvases, for robots that look at them. */
  readonly canvasInk = new SimulatedInk();
  #open = new Set<PlayerId>();
  /** Members of the crowd whose phones are connected, and the same for remotes. */
  readonly members = new Set<number>();
  readonly remotes = new Set<number>();
  readonly section = new SectionTally();
  #screens = 1;
  /** Seats whose phones send no heartbeat although their socket is open, with the time since when. */
  readonly silent = new Map<PlayerId, number>();

  constructor({
    seed = [1, 2, 3],
    hostType = "HOST",
    gameType = "RPS_SHOOT",
    language = "en",
    games = GAMES,
  }: Setup = {}) {
    this.games = games;
    this.state = createRoom({
      gameCode: gameCode("PARTY"),
      hostType,
      hostUserId: "host-user",
      isPublic: false,
      language,
      gameType,
      reelId: "reel-of-this-table",
      seed,
      now: this.now,
    });
    this.baseline = this.state;
    this.sockets();
  }

  try(input: Input): Outcome | Refusal {
    const outcome = apply(this.state, input, { now: this.now, games: this.games });
    if (isRefusal(outcome)) return outcome;
    const done = outcome;
    this.inputs.push({ at: this.now, input });
    this.state = done.state;
    this.events.push(...done.events);
    this.outbox.push(...done.outbox);
    return done;
  }

  do(input: Input): Outcome {
    const outcome = this.try(input);
    if (isRefusal(outcome))
      throw new Error(`the rules refused an input: ${outcome.refused} (${JSON.stringify(input)})`);
    return outcome;
  }

  refusal(input: Input): string {
    const outcome = this.try(input);
    if (!isRefusal(outcome))
      throw new Error(`the rules accepted an input: ${JSON.stringify(input)}`);
    return outcome.refused;
  }

  /** Reports to the session which sockets are open, as the room would. */
  sockets(): void {
    const crowd = crowdSeat(this.state);
    const isCrowded = crowd !== undefined && this.members.size > 0;
    if (crowd !== undefined && this.state.crowd.people !== this.members.size) this.tellCrowd();
    this.do({
      type: "sockets",
      players: isCrowded ? [...this.#open, crowd] : [...this.#open],
      hostScreens: this.#screens,
      screens: this.#screens,
      ...(this.remotes.size > 0 && { remotes: [...this.remotes] }),
    });
  }

  /** Opens the crowd's seat with this many people in it and returns the seat. */
  openCrowd(people: number): PlayerId {
    const { playerId } = this.host({ topic: "openCrowd", body: { alias: "The crowd" } });
    if (playerId === undefined) throw new Error("the crowd has no seat");
    for (let count = 0; count < people; count++) {
      this.members.add(count + 1);
    }
    this.sockets();
    return playerId;
  }

  /** Sends a move of one member of the crowd. */
  voteInCrowd(seat: PlayerId, member: number, move: unknown): string {
    if (this.state.seats[seat]?.crowd !== true) return "not_yours";
    const { stageId } = this.state.clock.stage;
    this.section.follow(stageId, countedInStage(this.state));
    const verdict = verdictOn(this.state, { stageId, move }, { now: this.now, games: this.games });
    if ("refused" in verdict) return verdict.refused;
    this.section.vote(member, JSON.stringify(move), { move, ...verdict });
    return this.tellCrowd();
  }

  /** One member of the crowd taps OK on the tutorial. */
  readyInCrowd(member: number): void {
    this.section.follow(this.state.clock.stage.stageId, countedInStage(this.state));
    this.section.ready.add(member);
    this.tellCrowd();
  }

  /** Reports the counts of the crowd's only section to the room. */
  tellCrowd(): string {
    const { stageId } = this.state.clock.stage;
    const counted = countedInStage(this.state);
    this.section.follow(stageId, counted);
    const ballots = this.section.sums(this.members);
    const sums = { people: this.members.size, stageId, ready: this.section.ready.size, ballots };
    const all = sumSections(new Map([[0, sums]]), { stageId, counted });
    const outcome = this.try({ type: "crowdSums", sums: all });
    return isRefusal(outcome) ? outcome.refused : "ok";
  }

  screens(count: number): void {
    this.#screens = count;
    this.sockets();
  }

  /** Takes a seat and opens a socket for it. */
  join(
    alias: string,
    more: { audience?: boolean; asHost?: boolean; userId?: string; cameFrom?: CallerOrigin } = {},
  ): PlayerId {
    const used = new Set(Object.values(this.state.seats).map((seat) => seat.avatarSrc));
    const avatarSrc =
      PLAYER_AVATARS.find(({ src }) => !used.has(src))?.src ?? PLAYER_AVATARS[0]?.src ?? "";
    const outcome = this.do({
      type: "join",
      alias,
      avatarSrc,
      audience: more.audience ?? false,
      asHost: more.asHost ?? false,
      ...(more.userId !== undefined && { userId: more.userId }),
      ...(more.cameFrom && { cameFrom: more.cameFrom }),
    });
    const id = outcome.playerId;
    if (id === undefined) throw new Error("joining gave no seat");
    this.connect(id);
    return id;
  }

  connect(id: PlayerId): void {
    this.#open.add(id);
    this.silent.delete(id);
    this.sockets();
  }

  disconnect(id: PlayerId): void {
    this.#open.delete(id);
    this.sockets();
  }

  host(command: Command): Outcome {
    return this.do({ type: "command", actor: { kind: "host" }, command });
  }

  player(id: PlayerId, command: Command): Outcome {
    return this.do({ type: "command", actor: { kind: "player", playerId: id }, command });
  }

  tryAs(actor: Actor, command: Command): string {
    const outcome = this.try({ type: "command", actor, command });
    return isRefusal(outcome) ? outcome.refused : "ok";
  }

  robot(): PlayerId {
    const { playerId } = this.host({ topic: "requestAddAiPlayer", body: {} });
    if (playerId === undefined) throw new Error("no robot was added");
    return playerId;
  }

  start(settings: Record<string, unknown> = {}): void {
    this.host({ topic: "gameSettings", body: { settings } });
    this.host({ topic: "startGame", body: {} });
  }

  move(id: PlayerId, move: unknown): string {
    // The crowd's seat moves by the votes of its members, so they take turns here.
    if (this.state.seats[id]?.crowd && this.members.size > 0) {
      const members = [...this.members];
      const member = members[this.inputs.length % members.length] ?? 0;
      return this.voteInCrowd(id, member, move);
    }
    const stageId = this.state.clock.stage.stageId;
    return this.tryAs({ kind: "player", playerId: id }, { topic: "move", body: { stageId, move } });
  }

  /** Moves the clock to the next deadline and processes it; returns false when there is none. */
  tick(): boolean {
    const next = nextDeadline(this.state);
    if (!next) return false;
    this.now = Math.max(this.now, next.at);
    this.#heartbeat();
    return true;
  }

  #heartbeat(): void {
    // A closed room has no alarm any more.
    if (!this.state.room.active) return;
    const seen = Object.fromEntries(
      [...this.#open].map((id) => [id, this.silent.get(id) ?? this.now - (this.now % 5_000)]),
    );
    const ink = robotsLookUp(this.state, this.now)
      ? this.canvasInk.seen(this.state, this.games, this.now)
      : undefined;
    this.do({ type: "tick", seen, ...(ink && { ink }) });
  }

  /** Lets this many ms pass, deadline by deadline. */
  wait(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = nextDeadline(this.state);
      if (!next || next.at > until) break;
      this.tick();
    }
    this.now = until;
    this.#heartbeat();
  }

  /** The first maker of each keepsake of the last game removes it. */
  takeAllAway(): void {
    for (const { id, playerIds } of this.topic("gameEnd").keepsakes) {
      const [maker] = playerIds;
      if (maker === undefined) throw new Error(`${id} has no maker`);
      this.player(maker, { topic: "removeKeepsake", body: { keepsakeId: id } });
    }
  }

  get stage(): string {
    return this.state.clock.stage.name;
  }

  /** Lets time pass until the room is in this stage. */
  until(name: string, most = 500): void {
    for (let count = 0; this.stage !== name; count++) {
      if (count > most || !this.tick())
        throw new Error(`${name} was never reached; the stage is ${this.stage}`);
    }
  }

  topic<Topic extends StateTopic>(topic: Topic): StateTopics[Topic] {
    if (topic === "hand" || topic === "backstage" || topic === "crowd")
      throw new Error(`call ${topic}() instead`);
    // SAFETY: `sharedTopic` returns the value of the topic it is given.
    return sharedTopic(topic, this.state, this.games) as StateTopics[Topic];
  }

  /** Returns the id that phones backstage use for this item of the game. */
  backstageId(itemId: string): string {
    return backstageId(this.state, itemId);
  }

  backstage(id: PlayerId): Backstage | undefined {
    return backstageOf(this.state, id, this.games);
  }

  hand(id: PlayerId): unknown {
    return privateViewOf(this.state, id, this.games);
  }

  /** Returns everything that all screens see, as one text. */
  publicText(): string {
    return JSON.stringify(SHARED_TOPICS.map((topic) => sharedTopic(topic, this.state, this.games)));
  }

  scores(): Record<PlayerId, number> {
    return Object.fromEntries(
      Object.values(this.topic("playersUpdated")).map((player) => [player.playerId, player.score]),
    );
  }
}
