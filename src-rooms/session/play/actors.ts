import type { ActingFor } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { RoomState } from "../model/state.ts";

/** Who acts for this seat. A robot's own seat counts as "person", since the robot belongs there. */
export function actingFor(state: RoomState, id: PlayerId): ActingFor {
  const seat = state.seats[id];
  if (seat?.robot) return "person";
  if (seat?.autopilot) return "robot";
  const presence = state.presence.seats[id];
  return presence?.open && !presence.away ? "person" : "nobody";
}

/** Seats of a game about to begin for which somebody else, or nobody, acts. */
export function actorsOf(
  state: RoomState,
  players: readonly PlayerId[],
): Readonly<Record<PlayerId, ActingFor>> {
  const all = players.map((id) => [id, actingFor(state, id)] as const);
  return Object.fromEntries(all.filter(([, by]) => by !== "person"));
}
