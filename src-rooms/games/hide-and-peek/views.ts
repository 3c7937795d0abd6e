import type { SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { hiderOf } from "./hunt.ts";
import { lookOf } from "./scenes.ts";
import type { HidePrivate, HideShared, HideState } from "./types.ts";

/** Hiders revealed in this lap, and where they were; the current one only in REVEAL (HP5). */
function revealedOf(state: HideState): Record<PlayerId, SpotName> {
  return Object.fromEntries(
    state.hunts
      .filter(({ lap }) => lap === state.lap)
      .map(({ hider, spotName }) => [hider, spotName]),
  );
}

/** Allow list of what every screen may see. */
export function sharedView(state: HideState): HideShared {
  const hider = hiderOf(state);
  const isRevealed = state.at === "REVEAL";
  const spotName = isRevealed && hider !== undefined ? state.hidden[hider] : undefined;
  return {
    lap: state.lap,
    laps: state.laps,
    look: lookOf(state),
    turnOrder: state.turnOrder,
    seen: state.seen,
    ...(hider !== undefined && { hider }),
    ...(spotName !== undefined && { spotName }),
    revealed: revealedOf(state),
    guesses: isRevealed ? state.guesses : {},
    gains: isRevealed ? state.gains : {},
  };
}

/** Allow list of what one phone may see: its own place, its own guess. */
export function privateView(state: HideState, id: PlayerId): HidePrivate | undefined {
  const seat = state.seats[id];
  if (!seat || seat.left) return undefined;
  const spotName = state.hidden[id] ?? state.seen[id];
  const guess = state.guesses[id];
  return {
    ...(spotName !== undefined && { spotName }),
    hides: state.turnOrder.includes(id),
    ...(guess && { guess }),
    canDouble: !seat.hasDoubled,
  };
}
