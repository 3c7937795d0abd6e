import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { lookOf } from "./scenes.ts";
import { type HideState } from "./types.ts";
import { FOUND_BY_NOBODY, PER_FOOLED, RIGHT, RIGHT_DOUBLED, WRONG_DOUBLED } from "./facts.ts";

/** Seats that have not left, including late joiners. */
export function present(state: HideState): PlayerId[] {
  return playerIdsOf(state.seats).filter((id) => !state.seats[id]?.left);
}

/** The hider who is looked for now; undefined in LIGHT and DARK. */
export function hiderOf(state: HideState): PlayerId | undefined {
  if (state.at !== "GUESS" && state.at !== "REVEAL") return undefined;
  return state.turnOrder[state.current];
}

/** Reveals where the hider was and pays everybody (HP7, HP8). */
export function reveal(state: HideState): HideState {
  const hider = hiderOf(state);
  const spotName = hider === undefined ? undefined : state.hidden[hider];
  if (hider === undefined || spotName === undefined) return { ...state, at: "OVER" };
  const guessers = playerIdsOf(state.guesses).filter((id) => !state.seats[id]?.left);
  const isRight = (id: PlayerId) => state.guesses[id]?.spotName === spotName;
  const [finders, fooled] = [guessers.filter(isRight), guessers.filter((id) => !isRight(id))];
  const seats = { ...state.seats };
  const gains: Record<PlayerId, number> = {};
  const pay = (id: PlayerId, points: number) => {
    const seat = seats[id];
    if (!seat) return;
    const score = Math.max(0, seat.score + points);
    gains[id] = score - seat.score;
    const hasDoubled = seat.hasDoubled || (state.guesses[id]?.doubled ?? false);
    seats[id] = { ...seat, score, hasDoubled };
  };
  for (const id of finders) pay(id, state.guesses[id]?.doubled ? RIGHT_DOUBLED : RIGHT);
  for (const id of fooled) pay(id, state.guesses[id]?.doubled ? WRONG_DOUBLED : 0);
  const isUnfound = finders.length === 0 && fooled.length > 0;
  pay(hider, fooled.length * PER_FOOLED + (isUnfound ? FOUND_BY_NOBODY : 0));
  const hunt = { lap: state.lap, hider, spotName, look: lookOf(state), finders, fooled };
  return { ...state, at: "REVEAL", seats, gains, hunts: [...state.hunts, hunt] };
}
