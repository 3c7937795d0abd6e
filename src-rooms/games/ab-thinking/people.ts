import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GamePerson } from "../game.ts";
import { lowestScore } from "../scores.ts";
import type { AbState, Seat } from "./types.ts";

/** Returns a seat that has not been dealt any cards. */
export function newSeat({ alias, robot, by }: GamePerson, score: number, waiting: boolean): Seat {
  const seat = { alias, robot, score, hand: [], held: [], waiting, left: false };
  return { ...seat, ...(by === "nobody" && { dark: true }) };
}

/** Players who are gone when a turn begins and come back wait for the next one (AB17). */
function leaveOut(state: AbState): AbState {
  const seats = { ...state.seats };
  for (const id of playerIdsOf(seats)) {
    const seat = seats[id];
    if (seat?.left) seats[id] = { ...seat, waiting: true };
  }
  return { ...state, seats };
}

/** At the start of a turn, adds late joiners to the end of the order (AB16). */
export function letIn(before: AbState): AbState {
  const state = leaveOut(before);
  const late = playerIdsOf(state.seats).filter((id) => {
    const seat = state.seats[id];
    return seat?.waiting && !seat.left;
  });
  if (late.length === 0) return state;
  const seats = { ...state.seats };
  for (const id of late) {
    const seat = seats[id];
    if (seat) seats[id] = { ...seat, waiting: false };
  }
  return { ...state, seats, order: [...state.order.filter((id) => !late.includes(id)), ...late] };
}

/** Seats a player who sits down in mid-game or comes back (AB16, AB17). */
export function join(state: AbState, id: PlayerId, person: GamePerson): AbState {
  const before = state.seats[id];
  if (before && !before.left) return state;
  const seat = before
    ? { ...before, left: false }
    : newSeat(person, lowestScore(state.seats), true);
  return { ...state, seats: { ...state.seats, [id]: seat } };
}

/** Handles a player who leaves for good, by quitting or being kicked (AB17). */
export function leave(state: AbState, id: PlayerId): AbState {
  const seat = state.seats[id];
  if (!seat) return state;
  const gone = { ...state, seats: { ...state.seats, [id]: { ...seat, left: true } } };
  const isUntold = state.at === "DEAL" || (state.at === "CLUE" && !state.clue);
  return id === state.storyteller && isUntold ? { ...gone, at: "OVER" } : gone;
}
