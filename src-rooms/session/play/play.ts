import {
  isRefusal,
  type GameEvent,
  type GameNews,
  type GameStage,
  type Refusal,
} from "../../games/game.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { afterPeopleChanged } from "../allIn.ts";
import { warnsAt } from "./deadlines.ts";
import { enter, roundOver } from "../flow.ts";
import { pauseBelowMinimum } from "./pause.ts";
import { timeAt, withLength } from "../model/stageTime.ts";
import type { Turn } from "../model/turn.ts";

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
  const startsRound = event.type === "roundStarted" || event.type === "gameEnding";
  const joins = event.type === "playerJoined" ? event.playerId : undefined;
  takeOn(turn, next, startsRound, joins);
  return undefined;
}

/** Tell a game what not every game wants to know. */
export function hearGame(turn: Turn, news: GameNews): void {
  const running = turn.running();
  if (!running?.rules.hear || turn.state.clock.stage.name === "GAME_END") return;
  const next: object = running.rules.hear(running.game.state, news, turn.ctx());
  if (next !== running.game.state) takeOn(turn, next, false);
}

/** The moment has come that the game named. */
export function gameWakes(turn: Turn): void {
  const { wakesAt: _wakesAt, ...stage } = turn.state.clock.stage;
  turn.set("clock", { stage });
  hearGame(turn, { type: "tick" });
}

/** The game's next state: its points, its events, its stage. */
function takeOn(turn: Turn, next: object, startsRound: boolean, joins?: PlayerId): void {
  const running = turn.running();
  if (!running) return;
  const { rules, game } = running;
  turn.setGame({ state: next });
  if (joins !== undefined && !game.players.includes(joins)) {
    turn.setGame({ players: [...game.players, joins] });
  }
  withholdFromAutopilot(turn, rules.scores(game.state), rules.scores(next));
  for (const event of rules.events?.(game.state, next) ?? []) turn.say(event);
  const waiting = WAITING_FRAMES.includes(turn.state.clock.stage.name);
  if (!waiting || startsRound) followGame(turn);
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
  followClock(turn, stage);
  afterPeopleChanged(turn);
}

/** The game may have made its stage longer, and may want to be told the time. */
function followClock(turn: Turn, { ms, wakeAt }: Exclude<GameStage, { kind: "roundOver" }>): void {
  const { clock } = turn.state;
  const { wakesAt: before, ...current } = clock.stage;
  const stage = current.ms === ms ? current : withLength(current, ms);
  // A pause moves what was due when it began; nothing may be due in it.
  const now = clock.paused ? clock.paused.since : turn.now;
  const wakesAt = wakeAt === undefined ? undefined : timeAt(stage, wakeAt, now);
  if (stage === current && wakesAt === before) return;
  const { endsAt } = stage;
  const isEarlier = endsAt !== undefined && turn.now < warnsAt(stage.startedAt, endsAt);
  turn.set("clock", {
    stage: { ...stage, ...(wakesAt !== undefined && { wakesAt }) },
    ...(stage !== current && clock.warned && isEarlier && { warned: false }),
  });
}
