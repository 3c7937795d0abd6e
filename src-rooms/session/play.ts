import { isRefusal, type GameEvent, type GameStage, type Refusal } from "../games/game.ts";
import { playerIdsOf, type PlayerId } from "../protocol/ids.ts";
import { afterPeopleChanged } from "./allIn.ts";
import { enter, roundOver } from "./flow.ts";
import { pauseBelowMinimum } from "./pause.ts";
import type { Turn } from "./turn.ts";

/** Where the running game stands; undefined outside a game's own stages. */
export function stageOf(turn: Turn): GameStage | undefined {
  const running = turn.running();
  return running?.rules.stage(running.game.state);
}

const WAITING_FRAMES: readonly string[] = ["TUTORIAL", "ROUND_INTRO", "ROUND_SUMMARY", "GAME_END"];

/** Tell the game what happened and follow it wherever it went. Only a move can be refused. */
export function tellGame(turn: Turn, event: GameEvent<unknown>): Refusal | undefined {
  const running = turn.running();
  if (!running || turn.state.clock.stage.name === "GAME_END") return undefined;
  const { rules, game } = running;
  const next: object = rules.apply(game.state, event, turn.ctx());
  if (isRefusal(next)) return next;
  turn.setGame({ state: next });
  if (event.type === "playerJoined" && !game.players.includes(event.playerId)) {
    turn.setGame({ players: [...game.players, event.playerId] });
  }
  withholdFromAutopilot(turn, rules.scores(game.state), rules.scores(next));
  const waiting = WAITING_FRAMES.includes(turn.state.clock.stage.name);
  const startsRound = event.type === "roundStarted" || event.type === "gameEnding";
  if (!waiting || startsRound) followGame(turn);
  return undefined;
}

/** Half of what a robot wins in somebody's seat is withheld. */
function withholdFromAutopilot(
  turn: Turn,
  before: Readonly<Record<PlayerId, number>>,
  after: Readonly<Record<PlayerId, number>>,
): void {
  if (before === after) return;
  for (const id of playerIdsOf(after)) {
    const gain = (after[id] ?? 0) - (before[id] ?? 0);
    if (gain <= 0 || !turn.state.seats[id]?.autopilot) continue;
    const withheld = turn.state.game?.withheld ?? {};
    turn.setGame({ withheld: { ...withheld, [id]: (withheld[id] ?? 0) + Math.ceil(gain / 2) } });
  }
}

/** Enter the stage the game is in, if it is another one; let robots think; see who is done. */
function followGame(turn: Turn): void {
  const stage = stageOf(turn);
  if (!stage) return;
  if (stage.kind === "roundOver") return roundOver(turn);
  if (stage.key !== turn.state.clock.stage.key) {
    enter(turn, stage);
    if (stage.kind === "input") pauseBelowMinimum(turn);
  }
  afterPeopleChanged(turn);
}
