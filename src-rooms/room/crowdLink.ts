import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import { REACTIONS, type Reaction } from "../../src-shared/protocol/entities.ts";
import type { EventFrame } from "../../src-shared/protocol/frames.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { StateTopic } from "../../src-shared/protocol/topics.ts";
import { sumSections } from "../crowd/sumSections.ts";
import type { CrowdFrame, SectionApi, SectionSums, SectionReport } from "../crowd/wire.ts";
import type { Input } from "../session/model/inputs.ts";
import { crowdSeat } from "../session/model/people.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { isStreamed, streamDelay } from "../session/model/streams.ts";
import { isSettled } from "../session/model/tally.ts";
import { verdictOn, type Verdict } from "../session/people/crowd.ts";
import { kickedMarks } from "../session/people/devices.ts";
import { refusalOfMoves } from "../session/play/moves.ts";
import { countedInStage, crowdView } from "../session/views/crowdViews.ts";
import { privateViewOf, sharedTopic, SHARED_TOPICS, underCover } from "../session/views/views.ts";
import { changeText } from "../sockets/frameText.ts";

/**
 * Shortest time between two frames that are not urgent, ms. Each person in the crowd adds
 * `MORE_EACH_PERSON_MS`, since every frame is sent to all of them.
 */
const FRAME_EACH_MS = 250;
const MORE_EACH_PERSON_MS = 0.1;
/**
 * Shortest time between two stores of the crowd's votes, ms. They are stored immediately once everybody has
 * voted.
 */
const STORE_EACH_MS = 1_000;

/** How often the crowd's reactions are sent, ms. */
const LAUGH_EACH_MS = 500;

/** What the link needs from its room. */
interface Around {
  readonly games: Games;
  readonly build: string;
  /** The section with this number. */
  section(index: number): SectionApi;
  now(): number;
  state(): RoomState | undefined;
  commit(input: Input): unknown;
  /** Sends these events to every screen; nothing of them is stored. */
  say(events: readonly EventFrame[]): void;
  /** Called when the crowd's seat may have become occupied or empty. */
  peopleChanged(): void;
  later(ms: number, task: () => void): void;
}

/**
 * The room's side of its crowd. It sends one frame to all sections, makes a few calls a second without
 * waiting for any of them, and receives sums in return. Everything here is in memory: after the room was
 * killed, it asks the sections again for what they count.
 */
export class CrowdLink {
  readonly #around: Around;
  readonly #sums = new Map<number, SectionSums>();
  /** Sections that have not responded since the room woke. Until all have, the stored sums count. */
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
    // Higher than the number of any frame from before the room was restarted.
    this.#at = around.now();
  }

  /** People who are connected, as their sections last reported. */
  get people(): number {
    return this.#around.state()?.crowd.people ?? 0;
  }

  /**
   * Called when the room woke: sends the current state to all sections, and each responds with what it
   * counts.
   */
  wake(): void {
    const state = this.#around.state();
    if (!state || crowdSeat(state) === undefined) return;
    for (let section = 0; section < state.crowd.sections; section++) this.#awaited.add(section);
    this.#send(state);
  }

  /**
   * Called after every change of the room: sends a frame to the sections, or dismisses them if the crowd or
   * the room was closed.
   */
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
      // The crowd's own reactions are among these, added up over all sections.
      this.#events.push(JSON.stringify(event));
    }
    if (before === after && events.length === 0) return;
    const isUrgent =
      before.clock.stage.stageId !== after.clock.stage.stageId ||
      before.clock.paused !== after.clock.paused ||
      before.clock.held !== after.clock.held ||
      // A replaced link must stop working immediately, and an ended delay must not hold anything back.
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

  /** The newest frame, for a section that woke or was just created; undefined when there is no crowd. */
  frameFor(section: number): CrowdFrame | undefined {
    const state = this.#around.state();
    if (!state?.room.active || crowdSeat(state) === undefined) return undefined;
    this.#meet(section);
    return this.#frame ?? this.#made(state);
  }

  /** Takes in what a section counts, and returns a verdict on each move that it asks about. */
  hear({ section, sums, asked, reactions }: SectionReport): readonly Verdict[] | undefined {
    const state = this.#around.state();
    const seat = state && crowdSeat(state);
    if (!state?.room.active || seat === undefined) return undefined;
    this.#note(section, sums);
    const at = { now: this.#around.now(), games: this.#around.games };
    const verdicts = asked.map((wanted) => verdictOn(state, wanted, at));
    this.#laugh(seat, reactions);
    return verdicts;
  }

  /**
   * Asks all sections who is still there, since nothing reports that heartbeats have stopped. Does not wait
   * for the responses.
   */
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

  /** Stores what the crowd wants so far, before a stage may end. */
  bring(): void {
    const state = this.#around.state();
    if (this.#storesAt === undefined || this.#isBringing || this.#awaited.size > 0) return;
    if (!state || crowdSeat(state) === undefined) return;
    this.#storesAt = undefined;
    this.#storedAt = this.#around.now();
    this.#isBringing = true;
    const { stageId } = state.clock.stage;
    const sums = sumSections(this.#sums, { stageId, counted: countedInStage(state) });
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
    const all = sumSections(this.#sums, { stageId, counted: countedInStage(state) });
    const isDecided = Object.values(all.ballots).some((ballot) => isSettled(ballot, all.people));
    const at = isDecided ? now : Math.max(now, this.#storedAt + STORE_EACH_MS);
    if (this.#storesAt !== undefined && this.#storesAt <= at) return;
    this.#storesAt = at;
    if (at === now) return this.bring();
    this.#around.later(at - now, () => {
      if (this.#storesAt === at) this.bring();
    });
  }

  /**
   * Collects the reactions of all sections for half a second, then sends one event of each kind with their
   * number.
   */
  #laugh(playerId: PlayerId, reactions: SectionReport["reactions"]): void {
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
    values.set("crowd", crowdView(state, games));
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
    if (seat === undefined || !facts) throw new Error("the crowd has no seat");
    const hand: unknown = privateViewOf(state, seat, games);
    const movesOver = refusalOfMoves(state);
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
      ...(movesOver && { movesOver: movesOver.refused }),
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
      // A section that cannot be reached requests everything when it is back; the game never waits for it.
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
    // A section whose first person has only just arrived may not be stored yet.
    const sections = Math.max(1, stored, ...[...this.#sums.keys()].map((section) => section + 1));
    this.#sums.clear();
    this.#awaited.clear();
    this.#frame = undefined;
    this.#sent.clear();
    this.#events = [];
    this.#storesAt = undefined;
    this.#sendsAt = undefined;
    for (let section = 0; section < sections; section++) {
      // A section that cannot be reached finds out with its next request.
      void this.#around
        .section(section)
        .dismiss(code)
        .catch(() => undefined);
    }
  }
}
