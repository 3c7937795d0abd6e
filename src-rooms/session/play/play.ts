import {
  MAX_SCORE_MULTIPLIER,
  ROUND_INTRO_MS,
  ROUND_SUMMARY_MS,
} from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId, type StageId } from "../../../src-shared/protocol/ids.ts";
import { isRefusal, type GameEvent, type GameNews, type Refusal } from "../../games/game.ts";
import { crowdSeat, isActing, isSeated, personOf, seatedIds } from "../model/people.ts";
import type { OpenBallot } from "../model/state.ts";
import { isSettled, ranked } from "../model/tally.ts";
import type { Turn } from "../model/turn.ts";
import { stageOf } from "../model/waiting.ts";
import { actingFor } from "./actors.ts";
import { endGame, isLastRound } from "./ending.ts";
import { pauseBelowMinimum, resumeWhenEnough } from "./pause.ts";
import { planRobots } from "./robotPlans.ts";
import { endEarlyWhenAllIn, enter, enterFrame, followClock } from "./stages.ts";

/*
 * The machine of a running game. The game is told something and has another state; the room follows it
 * into another stage; a new stage may seat people, count votes or end the round, which tells the game
 * something again. These functions call each other, so they stand in one file.
 */

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
  const stage = stageOf(turn.state, turn.games);
  if (!stage) return;
  if (stage.kind === "roundOver") return roundOver(turn);
  if (stage.key !== turn.state.clock.stage.key) {
    enter(turn, stage);
    if (stage.kind === "input") pauseBelowMinimum(turn);
  }
  followClock(turn, stage);
  afterPeopleChanged(turn);
}

/** Begin the next round. */
export function startRound(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  const roundCount = running.game.round.roundCount + 1;
  const roundId = turn.state.room.nextRoundId;
  turn.set("room", { nextRoundId: roundId + 1 });
  const scoreMultiplier = Math.min(roundCount, MAX_SCORE_MULTIPLIER);
  const round = { roundId, roundCount, scoreMultiplier };
  turn.setGame({ round });
  if (turn.state.room.hostType === "DISCORD") {
    turn.say({ topic: "discordListenNewRound", body: round });
  }
  if (running.rules.frame.roundIntro) enterFrame(turn, "ROUND_INTRO", "show", ROUND_INTRO_MS);
  else playRound(turn);
  pauseBelowMinimum(turn);
}

/** The round was introduced: it is played. */
export function playRound(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  tellGame(turn, { type: "roundStarted", round: running.game.round });
}

/** The game says that its round is over. */
function roundOver(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  if (isLastRound(turn) && !running.game.endingAsked) {
    turn.setGame({ endingAsked: true });
    // Wherever the game goes from here is followed: another stage, or once more to this place.
    tellGame(turn, { type: "gameEnding" });
    return;
  }
  if (turn.state.clock.stage.name === "ROUND_SUMMARY") return;
  if (running.rules.frame.roundSummary) enterFrame(turn, "ROUND_SUMMARY", "show", ROUND_SUMMARY_MS);
  else afterRound(turn);
}

/** A round is over and was shown: the next one, or the end. */
export function afterRound(turn: Turn): void {
  if (isLastRound(turn)) endGame(turn);
  else startRound(turn);
}

/** To be called whenever somebody came, went, acted or changed. */
export function afterPeopleChanged(turn: Turn): void {
  if (!turn.state.game) return;
  seatTheLate(turn);
  tellActors(turn);
  resumeWhenEnough(turn);
  countDecided(turn);
  planRobots(turn);
  endEarlyWhenAllIn(turn);
}

/** Somebody who was away when the game started joins it like any late comer (SE4). */
function seatTheLate(turn: Turn): void {
  for (const id of seatedIds(turn.state)) {
    const isIn = turn.state.game?.players.includes(id) ?? true;
    const seat = turn.state.seats[id];
    if (isIn || !seat || !isActing(turn.state, id)) continue;
    tellGame(turn, { type: "playerJoined", playerId: id, person: personOf(seat) });
  }
}

/** Tell a game that wants to know it who is there and who is not any more. */
function tellActors(turn: Turn): void {
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

/** Make the moves whose time has come. */
export function robotsMove(turn: Turn): void {
  const due = Object.entries(turn.state.clock.robots).filter(([, plan]) => plan.at <= turn.now);
  for (const [key, { move }] of due) {
    // SAFETY: keys of `robots` are player ids.
    const id = Number(key) as PlayerId;
    // An earlier robot may have ended the stage: then the rest of the plans are gone with it.
    if (turn.state.clock.robots[id]?.move !== move) continue;
    const { [id]: _done, ...robots } = turn.state.clock.robots;
    turn.set("clock", { robots });
    tellGame(turn, { type: "move", playerId: id, move });
  }
}

/** The seat makes the move most of its people want; one that the game refuses by now gives way to the next. */
function count(turn: Turn, name: string): void {
  const seat = crowdSeat(turn.state);
  const { ballots } = turn.state.crowd;
  const { [name]: ballot, ...rest } = ballots;
  if (!ballot || seat === undefined) return;
  turn.set("crowd", { ballots: rest });
  for (const { move } of ranked(ballot)) {
    if (!tellGame(turn, { type: "move", playerId: seat, move })) return;
  }
}

function countWhere(turn: Turn, isDue: (ballot: OpenBallot) => boolean): void {
  const { clock, crowd } = turn.state;
  if (clock.paused || clock.held) return;
  for (const name of Object.keys(crowd.ballots)) {
    // What counted before may have ended the stage.
    if (!isStage(turn, crowd.stageId)) return;
    const ballot = turn.state.crowd.ballots[name];
    if (ballot && isDue(ballot)) count(turn, name);
  }
}

const isStage = (turn: Turn, stageId: StageId) => turn.state.clock.stage.stageId === stageId;

/** Count what is decided: everybody there has voted (SE53, SE54). */
function countDecided(turn: Turn): void {
  const { here } = turn.state.crowd;
  countWhere(turn, (ballot) => isSettled(ballot, here));
}

/** Count what was to be counted by now (SE55). */
export function countDue(turn: Turn): void {
  countWhere(turn, ({ countsAt }) => countsAt !== undefined && countsAt <= turn.now);
}

/** The stage is about to end: whatever the crowd wants so far counts. Answers whether it is still on. */
export function countLast(turn: Turn): boolean {
  const { stageId } = turn.state.clock.stage;
  countWhere(turn, () => true);
  return isStage(turn, stageId);
}
