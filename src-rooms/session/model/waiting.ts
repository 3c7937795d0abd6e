import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GameStage } from "../../games/game.ts";
import { isActing, isRobotPlayed } from "./people.ts";
import type { Games, RoomState } from "./state.ts";

/** The stage of a game's state, asked of its rules once: a move wants to know it four times. */
const known = new WeakMap<object, GameStage>();

/** Where the running game stands; undefined outside a game's own stages. */
export function stageOf({ game }: RoomState, games: Games): GameStage | undefined {
  const rules = game && games[game.gameType];
  if (!game || !rules) return undefined;
  const stage = known.get(game.state) ?? rules.stage(game.state);
  known.set(game.state, stage);
  return stage;
}

/** Whoever is still waited for, the absent left out, and whoever is done. */
export function waitingFor(
  state: RoomState,
  games: Games,
): { waiting: PlayerId[]; done: PlayerId[] } {
  const { clock, game } = state;
  if (clock.stage.name === "TUTORIAL") {
    const people = (game?.players ?? []).filter(
      (id) => isActing(state, id) && !isRobotPlayed(state.seats[id]),
    );
    return {
      waiting: people.filter((id) => !clock.ready.includes(id)),
      done: people.filter((id) => clock.ready.includes(id)),
    };
  }
  const stage = stageOf(state, games);
  if (!stage || stage.kind !== "input" || stage.key !== clock.stage.key) {
    return { waiting: [], done: [] };
  }
  return {
    waiting: stage.waitingFor.filter((id) => isActing(state, id)),
    done: [...stage.done],
  };
}
