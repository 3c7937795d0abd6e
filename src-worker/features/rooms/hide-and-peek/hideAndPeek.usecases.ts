import { spotsOf, type SpotName } from "../../../../src-shared/catalog/hideScenes.ts";
import type { HidePrivate, HideShared } from "../../../../src-rooms/games/hide-and-peek/types.ts";
import { playerIdsOf, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { executeCommand } from "../game/game.usecases.ts";
import { Problem } from "../../../shared/problem.ts";
import type { RoomCaller } from "../../../http/roomCaller.ts";

/** Returns the shared view of the game. Refuses with no_game_running unless HIDE_AND_PEEK is running. */
function viewOf({ look }: RoomCaller): HideShared {
  const { stage, playersUpdated, gameSessionUpdated } = look.topics;
  const isOn = playersUpdated && gameSessionUpdated?.gameType === "HIDE_AND_PEEK";
  if (!isOn || !stage?.view) throw new Problem("no_game_running");
  // SAFETY: the view of a running game was made by that game.
  return stage.view as HideShared;
}

/** Returns the order in which players hide, and who is being looked for now. */
export function turnOrder(caller: RoomCaller) {
  const { lap, laps, turnOrder: order, hider } = viewOf(caller);
  return {
    lap,
    laps,
    turnOrder: [...order],
    ...(hider !== undefined && { currentHiderId: hider }),
  };
}

/**
 * Returns every spot with the players who were seen or found there. The current hiding place stays secret.
 */
export function spots(caller: RoomCaller) {
  const { look, seen, revealed } = viewOf(caller);
  const places = { ...seen, ...revealed };
  return spotsOf(look).map((spot) => ({
    ...spot,
    playerIds: playerIdsOf(places).filter((id) => places[id] === spot.spotName),
  }));
}

/** Returns all guesses once they are revealed, and before that only the caller's own. */
export function guesses(caller: RoomCaller) {
  const { guesses: revealed } = viewOf(caller);
  const shown = playerIdsOf(revealed).flatMap((id) => {
    const guess = revealed[id];
    return guess ? [{ playerId: id, ...guess }] : [];
  });
  if (shown.length > 0 || caller.claims.role !== "player") return shown;
  // SAFETY: the private view of a running game was made by that game.
  const own = (caller.look.topics.hand as HidePrivate | undefined)?.guess;
  return own ? [{ playerId: caller.claims.sessionPlayerId, ...own }] : [];
}

/** Hides or guesses, like the move of the phone. Only for the caller's own seat. */
export async function submit(
  caller: RoomCaller,
  type: "spot" | "guess",
  { playerId, spotName }: { readonly playerId: PlayerId; readonly spotName: SpotName },
): Promise<void> {
  const { claims, look } = caller;
  if (claims.role !== "player" || claims.sessionPlayerId !== playerId) {
    throw new Problem("not_yours");
  }
  viewOf(caller);
  const stageId = look.topics.stage?.stageId;
  if (stageId === undefined) throw new Problem("no_game_running");
  await executeCommand(caller, { topic: "move", body: { stageId, move: { type, spotName } } });
}
