import type { ActingFor } from "../games/game.ts";
import type { PlayerId } from "../protocol/ids.ts";
import { isSeated } from "./people.ts";
import { hearGame } from "./play.ts";
import type { RoomState } from "./state.ts";
import type { Turn } from "./turn.ts";

/** A robot's own seat is as good as a person's: somebody is there who belongs there. */
function actingFor(state: RoomState, id: PlayerId): ActingFor {
  const seat = state.seats[id];
  if (seat?.robot) return "person";
  if (seat?.autopilot) return "robot";
  const presence = state.presence.seats[id];
  return presence?.open && !presence.away ? "person" : "nobody";
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
