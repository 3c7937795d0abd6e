import { applyPatch } from "../../src-shared/protocol/mergePatch.ts";
import type { CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { PageTry } from "../sockets/admission.ts";
import { frameTail } from "../sockets/frameText.ts";
import type { Judged } from "./sectionTally.ts";
import type { CrowdFrame } from "./wire.ts";

/** Sockets that are served before whatever else waits has its turn: some 1 ms. */
const SENT_AT_ONCE = 25;
/** A turn that comes later than this: other objects of this thread have much to do, ms. */
const BUSY_MS = 1;
/** Then this one stands back for up to so long, ms: players' moves go before what a crowd sees. */
const STAND_BACK_MS = 40;
/** Nobody in the crowd waits longer for that than so, ms. */
const PATIENCE_MS = 700;

/** A socket of the crowd, whose member and page its attachment says. */
export interface CrowdSocket {
  readonly member: number;
  /** Its browser, as the room knows it (CameFrom); absent: an earlier build let it in. */
  readonly device?: string;
  readonly pageTry?: PageTry;
  /** When a sign of life came by it last, ms since 1970: its heartbeats are answered while this sleeps. */
  heardAt(): number;
  send(text: string): void;
  close(code: CloseCode): void;
}

/** What a socket was told last; undefined after sleep, then it gets a snapshot. */
interface Told {
  seq: number;
  /** Number of the frame. */
  at: number;
  hand: string | undefined;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The seat's own view as one of its people has it: as if what they chose were chosen. */
function handOf({ hand }: CrowdFrame, wanted: readonly Judged[]): string | undefined {
  const patches = wanted.flatMap((one) => (one.hand === undefined ? [] : [one.hand]));
  if (hand === undefined || patches.length === 0) return hand;
  return JSON.stringify(patches.reduce(applyPatch, JSON.parse(hand) as unknown));
}

/** Was this socket's browser taken out of the room? */
export function isOut({ device }: CrowdSocket, kicked: CrowdFrame["kicked"]): boolean {
  return device !== undefined && kicked.some((mark) => mark.device === device);
}

/** The sockets of one section, and what each was told. Sends the room's text as it is, to a hundred at a time. */
export class Audience {
  readonly #told = new Map<CrowdSocket, Told | undefined>();
  readonly #heard = new WeakMap<CrowdSocket, number>();
  readonly #now: () => number;
  #spreading: Promise<void> = Promise.resolve();
  /** Own views by what was wanted: many want the same. */
  #hands = new Map<string, string | undefined>();
  #handsOf: CrowdFrame | undefined;

  constructor(sockets: Iterable<CrowdSocket>, now: () => number) {
    this.#now = now;
    for (const socket of sockets) this.#told.set(socket, undefined);
  }

  members(): Set<number> {
    return new Set([...this.#told.keys()].map(({ member }) => member));
  }

  /** Something came by this socket at this time, ms since 1970. */
  heard(socket: CrowdSocket, at: number): void {
    this.#heard.set(socket, at);
  }

  get size(): number {
    return this.#told.size;
  }

  /** Members of whom there was a sign of life since then (ms since 1970). */
  heardSince(at: number): Set<number> {
    const lastOf = (socket: CrowdSocket) =>
      Math.max(socket.heardAt(), this.#heard.get(socket) ?? 0);
    const here = [...this.#told.keys()].filter((socket) => lastOf(socket) > at);
    return new Set(here.map(({ member }) => member));
  }

  /** Open sockets of this member. */
  of(member: number): CrowdSocket[] {
    return [...this.#told.keys()].filter((socket) => socket.member === member);
  }

  /** Open sockets of somebody whom the host took out of the room. */
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

  /** A socket that gets everything as soon as there is something to be told. */
  wait(socket: CrowdSocket): void {
    this.#told.set(socket, undefined);
  }

  /** Everybody gets everything with the next frame: their clock is another one. */
  startAnew(): void {
    for (const socket of this.#told.keys()) this.#told.set(socket, undefined);
  }

  /** A socket that knows nothing yet, or asks for everything. */
  greet(socket: CrowdSocket, frame: CrowdFrame, wanted: readonly Judged[]): void {
    const hand = this.#handFor(frame, wanted);
    const told = { seq: 0, at: frame.at, hand };
    this.#told.set(socket, told);
    const you = { purpose: "player", playerId: frame.seat.sessionPlayerId };
    const build = frame.build === "" ? "" : `"build":${JSON.stringify(frame.build)},`;
    const topics = hand === undefined ? frame.whole : `${frame.whole.slice(0, -1)},"hand":${hand}}`;
    const body = `{"serverTime":${this.#now()},${build}"you":${JSON.stringify(you)},"topics":${topics}}`;
    this.#send(socket, told, `"topic":"snapshot","body":${body}}`);
  }

  /** What this socket's own view became through its vote. */
  refresh(socket: CrowdSocket, frame: CrowdFrame, wanted: readonly Judged[]): void {
    const told = this.#told.get(socket);
    if (told) this.#send(socket, told, frameTail(this.#ownNews(told, frame, wanted)));
  }

  say(socket: CrowdSocket, text: string): void {
    const told = this.#told.get(socket);
    if (told) this.#send(socket, told, frameTail([text]));
  }

  /** Tell everybody; frames come in their order, also when one takes longer than the next is away. */
  follow(frame: CrowdFrame, wantedBy: (member: number) => readonly Judged[]): Promise<void> {
    this.#spreading = this.#spreading.then(() => this.#spread(frame, wantedBy));
    return this.#spreading;
  }

  async #spread(frame: CrowdFrame, wantedBy: (member: number) => readonly Judged[]): Promise<void> {
    const tail = frameTail(frame.news);
    const patientUntil = this.#now() + PATIENCE_MS;
    let served = 0;
    // A list of its own: whoever comes meanwhile was greeted with all of it.
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
   * Let whatever waits have its turn: this object shares its thread. A room's sections are woken by the same frame,
   * so that where they share a thread they would fill it one after the other; they differ in how long they stand back.
   */
  async #breath(patientUntil: number): Promise<void> {
    const began = this.#now();
    await pause(0);
    const now = this.#now();
    if (now - began > BUSY_MS && now < patientUntil) await pause(Math.random() * STAND_BACK_MS);
  }

  #ownNews(told: Told, frame: CrowdFrame, wanted: readonly Judged[]): string[] {
    const hand = this.#handFor(frame, wanted);
    if (hand === told.hand) return [];
    told.hand = hand;
    return [hand === undefined ? '{"topic":"hand"}' : `{"topic":"hand","body":${hand}}`];
  }

  #handFor(frame: CrowdFrame, wanted: readonly Judged[]): string | undefined {
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
