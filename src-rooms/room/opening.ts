import { roomIdOf, createRoom } from "../session/create.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { HELD_MS } from "../../src-shared/catalog/limits.ts";
import { gameCode } from "../../src-shared/protocol/ids.ts";
import { freshSeed, reelId } from "./chance.ts";
import type { HeldRoom, OpenRoom } from "./roomApi.ts";

/** Returns a fresh seed and the time, from which a room is created. */
function rootsOf(now: number): Pick<HeldRoom, "seed" | "at"> {
  return { seed: freshSeed(), at: now };
}

/** Returns the state of a room that has just opened. `now`: ms since 1970. */
export function newRoom({ held, ...request }: OpenRoom, games: Games, now: number): RoomState {
  const { gameType, ...room } = request;
  const { seed, at } = held ?? rootsOf(now);
  return createRoom({
    ...room,
    // If this build does not have the requested game, none is chosen.
    ...(gameType && games[gameType] && { gameType }),
    gameCode: gameCode(request.gameCode),
    reelId: reelId(),
    seed,
    now: at,
  });
}

/**
 * A room code that is held while the Worker checks whether the user may open a room under it. The hold is
 * only in memory, so that a refusal leaves nothing behind; people who look, join or connect wait until it ends.
 */
export class HeldCode {
  #over: (() => void) | undefined;
  /** Resolves once the room was opened or the hold ended; undefined when the code is not held. */
  ended: Promise<void> | undefined;

  /** Holds the code; returns undefined when it is already held. `now`: ms since 1970. */
  hold(now: number): HeldRoom | undefined {
    if (this.ended) return undefined;
    const roots = rootsOf(now);
    this.ended = new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), HELD_MS);
      this.#over = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return { ...roots, roomId: roomIdOf(roots.seed, roots.at) };
  }

  /** Ends the hold, because the room was opened or the time is up. */
  end(): void {
    this.#over?.();
    this.#over = undefined;
    this.ended = undefined;
  }
}
