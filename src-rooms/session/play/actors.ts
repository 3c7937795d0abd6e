import type { ActingFor } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { isSeated } from "../model/people.ts";
import { hearGame } from "./play.ts";
import type { RoomState } from "../model/state.ts";
import type { Turn } from "../model/turn.ts";

/** Who acts for this seat? A robot's own seat is as good as a person's: it is there where it belongs. */
function actingFor(state: RoomState, id: PlayerId): ActingFor {
  const seat = state.seats[id];
  if (seat?.robot) return "person";
  if (seat?.autopilot) return "robot";
  const presence = state.presence.seats[id];
  return presence?.open && !presence.away ? "person" : "nobody";
}

/** Seats of a game that begins for which somebody else acts, or nobody. */
export function actorsOf(
  state: RoomState,
  players: readonly PlayerId[],
): Readonly<Record<PlayerId, ActingFor>> {
  const all = players.map((id) => [id, actingFor(state, id)] as const);
  return Object.fromEntries(all.filter(([, by]) => by !== "person"));
}

/** Tell a game that wants to know it who is there and who is not any more. */
export function tellActors(turn: Turn): void {
  const running = turn.running();
  if (!running?.rules.hear) return;
  for (const id of running.game.players) {
    if (!isSeated(turn.state, id)) continue;
    const by = actingFor(turn.state, id);
    const told = turn.state.game?.actors ?? {};
    if (by === (told[id] ?? "person")) continue;
    turn.setGame({ actors: { ...told, [id]: by } });
    hearGame(turn, { type: "seat", playerId: id, by });
  }
}
