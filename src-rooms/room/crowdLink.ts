import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import { REACTIONS, type Reaction } from "../../src-shared/protocol/entities.ts";
import type { EventFrame } from "../../src-shared/protocol/frames.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { StateTopic } from "../../src-shared/protocol/topics.ts";
import { addUp } from "../crowd/addUp.ts";
import type { CrowdFrame, SectionApi, SectionSums, Telling } from "../crowd/wire.ts";
import type { Input } from "../session/model/inputs.ts";
import { crowdSeat } from "../session/model/people.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { isStreamed, streamDelay } from "../session/model/streams.ts";
import { isSettled } from "../session/model/tally.ts";
import { verdictOn, type Verdict } from "../session/people/crowd.ts";
import { kickedMarks } from "../session/people/devices.ts";
import { countedInStage, crowdView } from "../session/views/crowdViews.ts";
import { privateViewOf, sharedTopic, SHARED_TOPICS, underCover } from "../session/views/views.ts";
import { changeText } from "../sockets/frameText.ts";

/** Frames between two stages are this far apart at least, ms, and farther for a large crowd: each is sent to all. */
const FRAME_EACH_MS = 250;
const MORE_EACH_PERSON_MS = 0.1;
/** What the crowd wants is stored this often at most, ms; at once when everybody has voted. */
const STORE_EACH_MS = 1_000;

/** Reactions of the crowd are said this often, ms. */
const LAUGH_EACH_MS = 500;

/** What the room's rim lends its crowd. */
interface Around {
  readonly games: Games;
  readonly build: string;
  /** The section with this number. */
  section(index: number): SectionApi;
  now(): number;
  state(): RoomState | undefined;
  commit(input: Input): unknown;
  /** Say this on every screen; it leaves nothing behind. */
  say(events: readonly EventFrame[]): void;
  /** Whether somebody is in the crowd's seat may have changed. */
  peopleChanged(): void;
  later(ms: number, task: () => void): void;
}

/**
 * The room's side of its crowd: one text for all sections, a few calls a second, none of which is waited
 * for, and sums in return. All here is memory: after a kill sections are asked what they count.
 */
export class CrowdLink {
  readonly #around: Around;
  readonly #sums = new Map<number, SectionSums>();
  /** Sections that have not answered since the room woke: until then the sums it stored count. */
  #awaited = new Set<number>();
  #at = 0;
  #sent = new Map<StateTopic, unknown>();
  #frame: CrowdFrame | undefined;
  #events: string[] = [];
  #sendsAt: number | undefined;
  #sentAt = 0;
  readonly #laughs = new Map<Reaction, number>();
  #storesAt: number | undefined;
  #storedAt = 0;
  #isBringing = false;

  constructor(around: Around) {
    this.#around = around;
    // Greater than any frame of an earlier life.
    this.#at = around.now();
  }

  /** People who are there, as their sections last said. */
  get people(): number {
    return this.#around.state()?.crowd.people ?? 0;
  }

  /** The room woke: where things stand goes to all sections, and each answers what it counts. */
  wake(): void {
    const state = this.#around.state();
    if (!state || crowdSeat(state) === undefined) return;
    for (let section = 0; section < state.crowd.sections; section++) this.#awaited.add(section);
    this.#send(state);
  }

  /** The room changed. */
  follow(before: RoomState, after: RoomState, events: readonly EventFrame[]): void {
    const seat = crowdSeat(after);
    if (seat === undefined || !after.room.active) {
      if (crowdSeat(before) !== undefined && before.room.active) {
        const isKicked = after.room.active;
        this.#dismiss(before.crowd.sections, isKicked ? CLOSE.kicked : CLOSE.closed);
      }
      return;
    }
    for (const event of events) {
      // Its own laughter comes back to a crowd as what all laughed.
      this.#events.push(JSON.stringify(event));
    }
    if (before === after && events.length === 0) return;
    const isUrgent =
      before.clock.stage.stageId !== after.clock.stage.stageId ||
      before.clock.paused !== after.clock.paused ||
      // A link that was replaced is dead at once, and a delay that is over holds nothing back.
      before.room.chatLink !== after.room.chatLink ||
      isStreamed(before) !== isStreamed(after) ||
      streamDelay(before) !== streamDelay(after) ||
      crowdSeat(before) === undefined;
    if (isUrgent) return this.#send(after);
    const gap = FRAME_EACH_MS + MORE_EACH_PERSON_MS * after.crowd.people;
    const now = this.#around.now();
    if (this.#sendsAt !== undefined) return;
    const at = Math.max(now, this.#sentAt + gap);
    this.#sendsAt = at;
    this.#around.later(at - now, () => {
      if (this.#sendsAt !== at) return;
      const state = this.#around.state();
      if (state && crowdSeat(state) !== undefined) this.#send(state);
    });
  }

  /** The newest frame, for a section that woke or was just made; undefined: there is no crowd. */
  frameFor(section: number): CrowdFrame | undefined {
    const state = this.#around.state();
    if (!state?.room.active || crowdSeat(state) === undefined) return undefined;
    this.#meet(section);
    return this.#frame ?? this.#made(state);
  }

  /** What a section counts; answers a verdict on each move that it asks about. */
  hear({ section, sums, asked, reactions }: Telling): readonly Verdict[] | undefined {
    const state = this.#around.state();
    const seat = state && crowdSeat(state);
    if (!state?.room.active || seat === undefined) return undefined;
    this.#note(section, sums);
    const at = { now: this.#around.now(), games: this.#around.games };
    const verdicts = asked.map((wanted) => verdictOn(state, wanted, at));
    this.#laugh(seat, reactions);
    return verdicts;
  }

  /** Heartbeats say nothing when they stop: ask the sections who is still there. Nobody waits for the answers. */
  lookWhoIsHere(): void {
    const frame = this.#frame;
    const state = this.#around.state();
    if (!frame || !state?.game || state.crowd.people === 0) return;
    for (let section = 0; section < frame.people.length; section++) {
      void this.#around
        .section(section)
        .show(frame, true)
        .then((sums) => sums && this.#note(section, sums))
        .catch(() => undefined);
    }
  }

  /** Before a stage may end: what the crowd wants by now. */
  bring(): void {
    const state = this.#around.state();
    if (this.#storesAt === undefined || this.#isBringing || this.#awaited.size > 0) return;
    if (!state || crowdSeat(state) === undefined) return;
    this.#storesAt = undefined;
    this.#storedAt = this.#around.now();
    this.#isBringing = true;
    const { stageId } = state.clock.stage;
    const sums = addUp(this.#sums, { stageId, counted: countedInStage(state) });
    this.#around.commit({ type: "crowdSums", sums });
    this.#isBringing = false;
    this.#around.peopleChanged();
  }

  #meet(section: number): void {
    if (this.#sums.has(section) || this.#awaited.has(section)) return;
    const { stageId } = this.#around.state()?.clock.stage ?? {};
    if (stageId === undefined) return;
    this.#sums.set(section, { people: 0, stageId, ready: 0, ballots: {} });
    this.#storeSoon();
  }

  #note(section: number, sums: SectionSums): void {
    this.#awaited.delete(section);
    this.#sums.set(section, sums);
    this.#storeSoon();
  }

  #storeSoon(): void {
    const state = this.#around.state();
    if (!state || this.#awaited.size > 0) return;
    const now = this.#around.now();
    const { stageId } = state.clock.stage;
    const all = addUp(this.#sums, { stageId, counted: countedInStage(state) });
    const isDecided = Object.values(all.ballots).some((ballot) => isSettled(ballot, all.people));
    const at = isDecided ? now : Math.max(now, this.#storedAt + STORE_EACH_MS);
    if (this.#storesAt !== undefined && this.#storesAt <= at) return;
    this.#storesAt = at;
    if (at === now) return this.bring();
    this.#around.later(at - now, () => {
      if (this.#storesAt === at) this.bring();
    });
  }

  /** What all sections laugh within half a second: one event a kind, with how many. */
  #laugh(playerId: PlayerId, reactions: Telling["reactions"]): void {
    const isFirst = this.#laughs.size === 0;
    for (const reaction of REACTIONS) {
      const count = reactions[reaction] ?? 0;
      if (count > 0) this.#laughs.set(reaction, (this.#laughs.get(reaction) ?? 0) + count);
    }
    if (!isFirst || this.#laughs.size === 0) return;
    this.#around.later(LAUGH_EACH_MS, () => {
      const events = [...this.#laughs].map(([reaction, count]): EventFrame => {
        return { topic: "reaction", body: { playerId, reaction, count } };
      });
      this.#laughs.clear();
      this.#around.say(events);
    });
  }

  #made(state: RoomState): CrowdFrame {
    const { games, build } = this.#around;
    const values = new Map<StateTopic, unknown>(
      SHARED_TOPICS.map((topic) => {
        const value = sharedTopic(topic, state, games);
        return [topic, isStreamed(state) ? underCover(topic, value) : value];
      }),
    );
    values.set("crowd", crowdView(state));
    const news: string[] = [];
    for (const [topic, value] of values) {
      const text = changeText(topic, this.#sent.get(topic), value);
      if (text !== undefined) news.push(text);
    }
    news.push(...this.#events);
    this.#events = [];
    this.#sent = values;
    this.#at += 1;
    const seat = crowdSeat(state);
    const facts = seat === undefined ? undefined : state.seats[seat];
    if (seat === undefined || !facts) throw new Error("a crowd without its seat");
    const hand: unknown = privateViewOf(state, seat, games);
    const { alias, avatarSrc, hexColor } = facts;
    const { roomId, hostType, chosen } = state.room;
    const sections = Math.max(1, state.crowd.sections);
    const gameType = state.game?.gameType ?? chosen?.gameType;
    const frame: CrowdFrame = {
      at: this.#at,
      roomId,
      hostType,
      ...(gameType && { gameType }),
      build,
      seat: { sessionPlayerId: seat, alias, avatarSrc, hexColor },
      stageId: state.clock.stage.stageId,
      isPaused: state.clock.paused !== undefined,
      counted: countedInStage(state),
      whole: JSON.stringify(Object.fromEntries(values)),
      ...(hand !== undefined && { hand: JSON.stringify(hand) }),
      news,
      people: Array.from({ length: sections }, (_, at) => this.#sums.get(at)?.people ?? 0),
      kicked: kickedMarks(state),
      isCovered: isStreamed(state),
      delayMs: streamDelay(state) * 1_000,
      ...(state.room.chatLink && { chatLink: state.room.chatLink }),
    };
    this.#frame = frame;
    return frame;
  }

  #send(state: RoomState): void {
    this.#sendsAt = undefined;
    this.#sentAt = this.#around.now();
    const frame = this.#made(state);
    for (let section = 0; section < frame.people.length; section++) {
      const isAwaited = this.#awaited.has(section);
      // A section that cannot be reached asks for everything when it is back: play never waits for it.
      void this.#around
        .section(section)
        .show(frame, isAwaited)
        .then((sums) => {
          if (isAwaited && sums) this.#note(section, sums);
        })
        .catch(() => undefined)
        .finally(() => {
          if (isAwaited && this.#awaited.delete(section)) this.#storeSoon();
        });
    }
  }

  #dismiss(stored: number, code: CloseCode): void {
    // Of a section that somebody was the first to come to nothing may be stored yet.
    const sections = Math.max(1, stored, ...[...this.#sums.keys()].map((section) => section + 1));
    this.#sums.clear();
    this.#awaited.clear();
    this.#frame = undefined;
    this.#sent.clear();
    this.#events = [];
    this.#storesAt = undefined;
    this.#sendsAt = undefined;
    for (let section = 0; section < sections; section++) {
      // One that cannot be reached finds out when it next asks.
      void this.#around
        .section(section)
        .dismiss(code)
        .catch(() => undefined);
    }
  }
}
