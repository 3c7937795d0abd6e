import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GameStage } from "../../games/game.ts";
import { isActing, isRobotPlayed } from "./people.ts";
import type { Games, RoomState } from "./state.ts";

/** Cache of the stage by the game's state: a single move needs it four times. */
const known = new WeakMap<object, GameStage>();

/** The stage of the running game, by its rules; undefined when no game is running. */
export function stageOf({ game }: RoomState, games: Games): GameStage | undefined {
  const rules = game && games[game.gameType];
  if (!game || !rules) return undefined;
  const stage = known.get(game.state) ?? rules.stage(game.state);
  known.set(game.state, stage);
  return stage;
}

/** Seats that are still waited for, without people who are away, and seats that are done. */
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
