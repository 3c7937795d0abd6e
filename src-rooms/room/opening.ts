import { roomIdOf, createRoom } from "../session/create.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { HELD_MS } from "../../src-shared/catalog/limits.ts";
import { gameCode } from "../../src-shared/protocol/ids.ts";
import { freshSeed, reelId } from "./chance.ts";
import type { HeldRoom, OpenRoom } from "./roomApi.ts";

/** What a room is made from that nobody held a code for. */
function rootsOf(now: number): Pick<HeldRoom, "seed" | "at"> {
  return { seed: freshSeed(), at: now };
}

/** A room as it is when it opens. `now`: ms since 1970. */
export function newRoom({ held, ...request }: OpenRoom, games: Games, now: number): RoomState {
  const { gameType, ...room } = request;
  const { seed, at } = held ?? rootsOf(now);
  return createRoom({
    ...room,
    // A request this build cannot play leaves the choice open.
    ...(gameType && games[gameType] && { gameType }),
    gameCode: gameCode(request.gameCode),
    reelId: reelId(),
    seed,
    now: at,
  });
}

/**
 * A code that is held while it is asked whether somebody may open a room under it. It is held in memory alone, so that
 * a refusal leaves nothing behind; whoever asks for the room meanwhile waits.
 */
export class HeldCode {
  #over: (() => void) | undefined;
  /** Resolves once the room was opened or the code given up; undefined: nobody holds it. */
  ended: Promise<void> | undefined;

  /** Hold it; undefined: somebody else does. `now`: ms since 1970. */
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

  /** The room was opened. */
  end(): void {
    this.#over?.();
    this.#over = undefined;
    this.ended = undefined;
  }
}
