import { deadlinesOf } from "../session/play/deadlines.ts";
import type { RoomState } from "../session/model/state.ts";
import type { Platform } from "./platform.ts";

/** How long a closed room's storage is kept, ms. Until it is wiped, its code answers 'game over'. */
const WIPE_AFTER_MS = 24 * 60 * 60_000;

/** How long a room that could not store an input waits before it tries again, ms. */
const STORE_AGAIN_MS = 2_000;

/**
 * Decides whether the Durable Object's alarm has to be set again or cancelled. An alarm that fires too early
 * stays as it is: it finds nothing to do and sets the next one, while every call that sets an alarm is billed
 * as a row written (docs/scaling.md). When nothing is due there is no alarm. Times in ms since 1970;
 * undefined: none is set, or none is needed.
 */
export function needsArming(armedFor: number | undefined, wanted: number | undefined): boolean {
  if (armedFor === undefined || wanted === undefined) return armedFor !== wanted;
  return wanted < armedFor;
}

/**
 * When the room has to be awake for its next deadline, ms since 1970; undefined when it has none. Until
 * `quietUntil` nobody can turn out to be away, so the heartbeat check needs no alarm of its own before then.
 */
export function wakesAt(state: RoomState, quietUntil: number): number | undefined {
  let first: number | undefined;
  for (const { name, at } of deadlinesOf(state)) {
    const wakes = name === "heartbeats" ? Math.max(at, quietUntil) : at;
    if (first === undefined || wakes < first) first = wakes;
  }
  return first;
}

/** What a room's alarm is for. */
interface Wanted {
  /** When something is due, ms since 1970; undefined when nothing is. */
  readonly at: readonly (number | undefined)[];
  /** The room is closed and everything was delivered: its storage can be wiped. */
  readonly isDone: boolean;
}

/** The one alarm of a room. It fires at the nearest time at which something is due, or earlier. */
export class RoomAlarm {
  readonly #platform: Pick<Platform, "alarmAt" | "setAlarm">;
  readonly #now: () => number;
  #armedFor: number | undefined;
  /** When a closed room whose outbox is empty is wiped, ms since 1970. */
  #wipesAt: number | undefined;
  /** Set when the last input could not be stored: when to try again, ms since 1970. */
  #storesAgainAt: number | undefined;

  constructor(platform: Pick<Platform, "alarmAt" | "setAlarm">, now: () => number) {
    this.#platform = platform;
    this.#now = now;
  }

  /** Called when the room wakes up. If it is done, the alarm that was set is the one that wipes it. */
  async wake(isDone: boolean): Promise<void> {
    this.#armedFor = await this.#platform.alarmAt();
    if (isDone) this.#wipesAt = this.#armedFor;
  }

  /** Called when a new room begins under the code. */
  begin(): void {
    this.#wipesAt = undefined;
  }

  /** Called when it has fired, or was deleted with all other storage. */
  isGone(): void {
    this.#armedFor = undefined;
  }

  /** Whether the last input could not be stored. The room may have missed some since. */
  get awaitsStorage(): boolean {
    return this.#storesAgainAt !== undefined;
  }

  /** Called when an input was stored or not; after one that was not, the room tries again soon. */
  stored(isStored: boolean): void {
    this.#storesAgainAt = isStored ? undefined : this.#now() + STORE_AGAIN_MS;
  }

  /** Sets the alarm, unless the one that is set does. */
  arm({ at: times, isDone }: Wanted): void {
    if (isDone) this.#wipesAt ??= this.#now() + WIPE_AFTER_MS;
    const due = [...times, isDone ? this.#wipesAt : undefined].filter((at) => at !== undefined);
    const nearest = due.length > 0 ? Math.min(...due) : undefined;
    const again = this.#storesAgainAt;
    const at = again === undefined ? nearest : Math.max(again, nearest ?? again);
    // The alarm that wipes a closed room must fire at exactly its time.
    if (isDone ? at === this.#armedFor : !needsArming(this.#armedFor, at)) return;
    this.#armedFor = at;
    this.#platform.setAlarm(at);
  }
}
