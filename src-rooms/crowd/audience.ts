import { applyPatch } from "../../src-shared/protocol/mergePatch.ts";
import type { CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { PageTry } from "../sockets/admission.ts";
import { frameTail } from "../sockets/frameText.ts";
import type { AcceptedMove } from "./sectionTally.ts";
import type { CrowdFrame } from "./wire.ts";

/** Sockets that are served before other tasks get a turn: some 1 ms. */
const SENT_AT_ONCE = 25;
/** If a turn takes longer than this to come, other objects on this thread are busy, ms. */
const BUSY_MS = 1;
/**
 * Longest random wait of this section in that case, ms: players' moves have priority over what a crowd sees.
 */
const STAND_BACK_MS = 40;
/** How long after the start of a frame the section still waits like that, ms. */
const TIMEOUT_MS = 700;

/** A socket of the crowd; its attachment holds its member and page. */
export interface CrowdSocket {
  readonly member: number;
  /** Its browser, as in `CallerOrigin`; absent when an earlier build admitted it. */
  readonly device?: string;
  readonly pageTry?: PageTry;
  /**
   * When the socket last showed a sign of life, ms since 1970: heartbeats are answered while this object
   * sleeps.
   */
  heardAt(): number;
  send(text: string): void;
  close(code: CloseCode): void;
}

/** What was last sent to a socket; undefined after hibernation, then it gets a snapshot. */
interface Told {
  seq: number;
  /** Number of the last frame that was sent. */
  at: number;
  hand: string | undefined;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the seat's own view for one of its people: as if what they voted for were chosen. */
function handOf({ hand }: CrowdFrame, wanted: readonly AcceptedMove[]): string | undefined {
  const patches = wanted.flatMap((one) => (one.hand === undefined ? [] : [one.hand]));
  if (hand === undefined || patches.length === 0) return hand;
  return JSON.stringify(patches.reduce(applyPatch, JSON.parse(hand) as unknown));
}

/** Whether this socket's browser was kicked from the room. */
export function isOut({ device }: CrowdSocket, kicked: CrowdFrame["kicked"]): boolean {
  return device !== undefined && kicked.some((mark) => mark.device === device);
}

/**
 * The sockets of one section, and what was sent to each. Forwards the room's text unchanged, to
 * `SENT_AT_ONCE` sockets at a time.
 */
export class Audience {
  readonly #told = new Map<CrowdSocket, Told | undefined>();
  readonly #heard = new WeakMap<CrowdSocket, number>();
  readonly #now: () => number;
  #spreading: Promise<void> = Promise.resolve();
  /** Own views by the moves that were voted for: many people want the same. */
  #hands = new Map<string, string | undefined>();
  #handsOf: CrowdFrame | undefined;

  constructor(sockets: Iterable<CrowdSocket>, now: () => number) {
    this.#now = now;
    for (const socket of sockets) this.#told.set(socket, undefined);
  }

  members(): Set<number> {
    return new Set([...this.#told.keys()].map(({ member }) => member));
  }

  /** Records that something arrived on this socket at this time, ms since 1970. */
  heard(socket: CrowdSocket, at: number): void {
    this.#heard.set(socket, at);
  }

  get size(): number {
    return this.#told.size;
  }

  /** Members with a sign of life since this time (ms since 1970). */
  heardSince(at: number): Set<number> {
    const lastOf = (socket: CrowdSocket) =>
      Math.max(socket.heardAt(), this.#heard.get(socket) ?? 0);
    const here = [...this.#told.keys()].filter((socket) => lastOf(socket) > at);
    return new Set(here.map(({ member }) => member));
  }

  /** Returns the open sockets of this member. */
  of(member: number): CrowdSocket[] {
    return [...this.#told.keys()].filter((socket) => socket.member === member);
  }

  /** Returns the open sockets of people whom the host kicked. */
  outOf({ kicked }: CrowdFrame): CrowdSocket[] {
    return [...this.#told.keys()].filter((socket) => isOut(socket, kicked));
  }

  remove(socket: CrowdSocket): void {
    this.#told.delete(socket);
  }

  clear(): void {
    this.#told.clear();
  }

  has(socket: CrowdSocket): boolean {
    return this.#told.has(socket);
  }

  /** Adds a socket that gets a snapshot as soon as there is a frame. */
  wait(socket: CrowdSocket): void {
    this.#told.set(socket, undefined);
  }

  /** Makes everybody get a snapshot with the next frame, since their clock changes. */
  startAnew(): void {
    for (const socket of this.#told.keys()) this.#told.set(socket, undefined);
  }

  /** Sends a snapshot to a socket that has received nothing yet, or requests everything. */
  greet(socket: CrowdSocket, frame: CrowdFrame, wanted: readonly AcceptedMove[]): void {
    const hand = this.#handFor(frame, wanted);
    const told = { seq: 0, at: frame.at, hand };
    this.#told.set(socket, told);
    const you = { purpose: "player", playerId: frame.seat.sessionPlayerId };
    const build = frame.build === "" ? "" : `"build":${JSON.stringify(frame.build)},`;
    const topics = hand === undefined ? frame.whole : `${frame.whole.slice(0, -1)},"hand":${hand}}`;
    const body = `{"serverTime":${this.#now()},${build}"you":${JSON.stringify(you)},"topics":${topics}}`;
    this.#send(socket, told, `"topic":"snapshot","body":${body}}`);
  }

  /** Sends the own view of a socket after its vote changed it. */
  refresh(socket: CrowdSocket, frame: CrowdFrame, wanted: readonly AcceptedMove[]): void {
    const told = this.#told.get(socket);
    if (told) this.#send(socket, told, frameTail(this.#ownNews(told, frame, wanted)));
  }

  say(socket: CrowdSocket, text: string): void {
    const told = this.#told.get(socket);
    if (told) this.#send(socket, told, frameTail([text]));
  }

  /**
   * Sends a frame to everybody. Frames are sent in their order, even if one is not out yet when the next
   * arrives.
   */
  follow(frame: CrowdFrame, wantedBy: (member: number) => readonly AcceptedMove[]): Promise<void> {
    this.#spreading = this.#spreading.then(() => this.#spread(frame, wantedBy));
    return this.#spreading;
  }

  async #spread(
    frame: CrowdFrame,
    wantedBy: (member: number) => readonly AcceptedMove[],
  ): Promise<void> {
    const tail = frameTail(frame.news);
    const patientUntil = this.#now() + TIMEOUT_MS;
    let served = 0;
    // A copy of the list: sockets that connect while the frame is being sent are greeted with it.
    for (const socket of Array.from(this.#told.keys())) {
      if (!this.#told.has(socket)) continue;
      const told = this.#told.get(socket);
      const wanted = wantedBy(socket.member);
      if (told && told.at >= frame.at) continue;
      if (told?.at !== frame.at - 1) this.greet(socket, frame, wanted);
      else {
        told.at = frame.at;
        const own = this.#ownNews(told, frame, wanted);
        this.#send(socket, told, own.length === 0 ? tail : frameTail([...frame.news, ...own]));
      }
      served += 1;
      if (served % SENT_AT_ONCE === 0) await this.#breath(patientUntil);
    }
  }

  /**
   * Gives other tasks a turn, since this object shares its thread. A frame wakes all sections of a room at
   * the same time; those on one thread would fill it one after the other, so each waits for a random time.
   */
  async #breath(patientUntil: number): Promise<void> {
    const began = this.#now();
    await pause(0);
    const now = this.#now();
    if (now - began > BUSY_MS && now < patientUntil) await pause(Math.random() * STAND_BACK_MS);
  }

  #ownNews(told: Told, frame: CrowdFrame, wanted: readonly AcceptedMove[]): string[] {
    const hand = this.#handFor(frame, wanted);
    if (hand === told.hand) return [];
    told.hand = hand;
    return [hand === undefined ? '{"topic":"hand"}' : `{"topic":"hand","body":${hand}}`];
  }

  #handFor(frame: CrowdFrame, wanted: readonly AcceptedMove[]): string | undefined {
    if (wanted.length === 0) return frame.hand;
    if (this.#handsOf?.hand !== frame.hand) this.#hands.clear();
    this.#handsOf = frame;
    const key = JSON.stringify(wanted.map(({ move }) => move));
    if (!this.#hands.has(key)) this.#hands.set(key, handOf(frame, wanted));
    return this.#hands.get(key);
  }

  #send(socket: CrowdSocket, told: Told, tail: string | undefined): void {
    if (tail === undefined) return;
    told.seq += 1;
    try {
      socket.send(`{"seq":${told.seq},${tail}`);
    } catch {
      // The socket is closing: its close event will follow, and a new one gets a snapshot.
    }
  }
}
