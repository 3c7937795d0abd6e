import {
  MAX_SCORE_MULTIPLIER,
  ROUND_INTRO_MS,
  ROUND_SUMMARY_MS,
} from "../../../src-shared/catalog/limits.ts";
import { scoresOf } from "../model/scores.ts";
import type { PlayerId, StageId } from "../../../src-shared/protocol/ids.ts";
import { isRefusal, type GameEvent, type RoomEvent, type Refusal } from "../../games/game.ts";
import { crowdSeat, isActing, isSeated, personOf, seatedIds } from "../model/people.ts";
import type { CrowdSection, OpenBallot } from "../model/crowdState.ts";
import type { SeenInk } from "../model/state.ts";
import { isSettled, isWritten, ranked, withSaid } from "../model/tally.ts";
import type { Transaction } from "../model/transaction.ts";
import { stageOf } from "../model/waiting.ts";
import { actingFor } from "./actors.ts";
import { endGame, isLastRound } from "./ending.ts";
import { pauseBelowMinimum, resumeWhenEnough } from "./pause.ts";
import { isTimeToThink, planRobots } from "./robotPlans.ts";
import { endEarlyWhenAllIn, enter, enterFrame, followClock } from "./stages.ts";
import { withholdFromAutopilot } from "./withheld.ts";

/*
 * The state machine of a running game. The game receives an event and returns another state; the room follows
 * it into another stage; a new stage may seat people, count votes or end the round, which sends the game
 * another event. These functions call each other, so they are in one file.
 */

const WAITING_FRAMES: readonly string[] = ["TUTORIAL", "ROUND_INTRO", "ROUND_SUMMARY", "GAME_END"];

/** Sends an event to the game and follows it into its next stage. Only a move can be refused. */
export function dispatchGameEvent(tx: Transaction, event: GameEvent<unknown>): Refusal | undefined {
  const running = tx.running();
  if (!running || tx.state.clock.stage.name === "GAME_END") return undefined;
  const { rules, game } = running;
  const next: object = rules.apply(game.state, event, tx.ctx());
  if (isRefusal(next)) return next;
  // A vote for what the player has already voted for: nothing in the room changes, and nothing has to be
  // stored.
  if (event.type === "move" && next === game.state) return undefined;
  const startsRound = event.type === "roundStarted" || event.type === "gameEnding";
  const joins = event.type === "playerJoined" ? event.playerId : undefined;
  takeOn(tx, next, startsRound, joins);
  return undefined;
}

/** Sends an event of the room to a game that handles these. */
export function dispatchRoomEvent(tx: Transaction, event: RoomEvent): void {
  const running = tx.running();
  if (!running?.rules.onRoomEvent || tx.state.clock.stage.name === "GAME_END") return;
  const next: object = running.rules.onRoomEvent(running.game.state, event, tx.ctx());
  if (next !== running.game.state) takeOn(tx, next, false);
}

/** Called at the time that the game has set: sends it a `tick`. */
export function gameWakes(tx: Transaction): void {
  const { wakesAt: _wakesAt, ...stage } = tx.state.clock.stage;
  tx.set("clock", { stage });
  dispatchRoomEvent(tx, { type: "tick" });
}

/** Applies the game's next state: its points, its events, its stage. */
function takeOn(tx: Transaction, next: object, startsRound: boolean, joins?: PlayerId): void {
  const running = tx.running();
  if (!running) return;
  const { rules, game } = running;
  tx.setGame({ state: next });
  if (joins !== undefined && !game.players.includes(joins)) takeIn(tx, joins);
  withholdFromAutopilot(tx, rules, game.state, next);
  for (const event of rules.events?.(game.state, next) ?? []) tx.emit(event);
  const waiting = WAITING_FRAMES.includes(tx.state.clock.stage.name);
  if (!waiting || startsRound) followGame(tx);
}

/**
 * Adds a player, with no more points than the lowest score on the screens. The game itself may give them
 * more, since it does not know what is withheld.
 */
function takeIn(tx: Transaction, id: PlayerId): void {
  const running = tx.running();
  if (!running) return;
  const { rules, game } = running;
  const shown = scoresOf(rules, game);
  const others = game.players.filter((other) => isSeated(tx.state, other));
  const lowest = Math.min(...others.map((other) => shown[other] ?? 0));
  const tooMuch = (rules.scores(game.state)[id] ?? 0) - lowest;
  tx.setGame({
    players: [...game.players, id],
    ...(tooMuch > 0 && { withheld: { ...game.withheld, [id]: tooMuch } }),
  });
}

/** Enters the game's stage if it is a new one, plans the robots' moves and checks who is done. */
function followGame(tx: Transaction): void {
  const stage = stageOf(tx.state, tx.games);
  if (!stage) return;
  if (stage.kind === "roundOver") return roundOver(tx);
  if (stage.key !== tx.state.clock.stage.key) {
    enter(tx, stage);
    if (stage.kind === "input") pauseBelowMinimum(tx);
  }
  followClock(tx, stage);
  afterPeopleChanged(tx);
}

/** Begins the next round. */
export function startRound(tx: Transaction): void {
  const running = tx.running();
  if (!running) return;
  const roundCount = running.game.round.roundCount + 1;
  const roundId = tx.state.room.nextRoundId;
  tx.set("room", { nextRoundId: roundId + 1 });
  const scoreMultiplier = Math.min(roundCount, MAX_SCORE_MULTIPLIER);
  const round = { roundId, roundCount, scoreMultiplier };
  tx.setGame({ round });
  if (tx.state.room.hostType === "DISCORD") {
    tx.emit({ topic: "discordListenNewRound", body: round });
  }
  if (running.rules.frame.roundIntro) enterFrame(tx, "ROUND_INTRO", "show", ROUND_INTRO_MS);
  else playRound(tx);
  pauseBelowMinimum(tx);
}

/** Starts the play of a round, after its intro if there is one. */
export function playRound(tx: Transaction): void {
  const running = tx.running();
  if (!running) return;
  dispatchGameEvent(tx, { type: "roundStarted", round: running.game.round });
}

/** Called when the game reports that its round is over. */
function roundOver(tx: Transaction): void {
  const running = tx.running();
  if (!running) return;
  if (isLastRound(tx) && !running.game.endingAsked) {
    tx.setGame({ endingAsked: true });
    // Follow the game wherever it goes from here: to another stage, or back to this point.
    const scores = scoresOf(running.rules, running.game);
    dispatchGameEvent(tx, { type: "gameEnding", scores });
    return;
  }
  if (tx.state.clock.stage.name === "ROUND_SUMMARY") return;
  if (running.rules.frame.roundSummary) enterFrame(tx, "ROUND_SUMMARY", "show", ROUND_SUMMARY_MS);
  else afterRound(tx);
}

/** Called when a round is over and was shown: begins the next one, or ends the game. */
export function afterRound(tx: Transaction): void {
  if (isLastRound(tx)) endGame(tx);
  else startRound(tx);
}

/** To be called whenever somebody arrived, left, acted or changed. */
export function afterPeopleChanged(tx: Transaction): void {
  if (!tx.state.game) return;
  seatTheLate(tx);
  dispatchActorChanges(tx);
  resumeWhenEnough(tx);
  countDecided(tx);
  planRobots(tx);
  endEarlyWhenAllIn(tx);
}

/** Adds people who were away when the game started, like any late joiner (SE4). */
function seatTheLate(tx: Transaction): void {
  for (const id of seatedIds(tx.state)) {
    const isIn = tx.state.game?.players.includes(id) ?? true;
    const seat = tx.state.seats[id];
    if (isIn || !seat || !isActing(tx.state, id)) continue;
    dispatchGameEvent(tx, { type: "playerJoined", playerId: id, person: personOf(seat) });
  }
}

/** Notifies a game that handles events of the room when somebody else, or nobody, acts for a seat. */
function dispatchActorChanges(tx: Transaction): void {
  const running = tx.running();
  if (!running?.rules.onRoomEvent) return;
  for (const id of running.game.players) {
    if (!isSeated(tx.state, id)) continue;
    const by = actingFor(tx.state, id);
    const told = tx.state.game?.actors ?? {};
    if (by === (told[id] ?? "person")) continue;
    tx.setGame({ actors: { ...told, [id]: by } });
    dispatchRoomEvent(tx, { type: "seat", playerId: id, by });
  }
}

/** Makes the moves that are due; a robot that planned another look takes it. */
export function robotsMove(tx: Transaction, ink: SeenInk | undefined): void {
  const due = Object.entries(tx.state.clock.robots).filter(([, plan]) => plan.at <= tx.now);
  for (const [key, plan] of due) {
    // SAFETY: keys of `robots` are player ids.
    const id = Number(key) as PlayerId;
    // An earlier robot may have ended the stage, and the rest of the plans with it.
    if (tx.state.clock.robots[id] !== plan) continue;
    const { [id]: _done, ...robots } = tx.state.clock.robots;
    tx.set("clock", { robots });
    if (plan.move === undefined) planRobots(tx, { id, ink });
    // The planned move is no longer possible: plan again if there is time.
    else if (dispatchGameEvent(tx, { type: "move", playerId: id, move: plan.move })) {
      if (isTimeToThink(tx)) planRobots(tx);
    }
  }
}

/** Makes the move that most of the crowd want; if the game refuses it by now, tries the next. */
function count(tx: Transaction, name: string): void {
  const seat = crowdSeat(tx.state);
  const { ballots } = tx.state.crowd;
  const { [name]: ballot, ...rest } = ballots;
  if (!ballot || seat === undefined) return;
  const { counted, said } = tx.state.crowd;
  tx.set("crowd", {
    ballots: rest,
    counted: { ...counted, [name]: (counted[name] ?? 0) + 1 },
    ...(isWritten(ballot) && { said: withSaid(said, ballot) }),
  });
  for (const { move, votes } of ranked(ballot)) {
    if (dispatchGameEvent(tx, { type: "move", playerId: seat, move })) continue;
    const { carried } = tx.state.crowd;
    return tx.set("crowd", { carried: { ...carried, [name]: votes } });
  }
}

function countWhere(tx: Transaction, isDue: (ballot: OpenBallot, name: string) => boolean): void {
  const { clock, crowd } = tx.state;
  if (clock.paused || clock.held) return;
  for (const name of Object.keys(crowd.ballots)) {
    // An earlier count may have ended the stage.
    if (!isStage(tx, crowd.stageId)) return;
    const ballot = tx.state.crowd.ballots[name];
    if (ballot && isDue(ballot, name)) count(tx, name);
  }
}

const isStage = (tx: Transaction, stageId: StageId) => tx.state.clock.stage.stageId === stageId;

/** Counts questions that are decided, because everybody there has voted (SE53, SE54). */
function countDecided(tx: Transaction): void {
  const { people } = tx.state.crowd;
  countWhere(tx, (ballot) => isSettled(ballot, people));
}

/** Counts questions whose time is up (SE55). */
export function countDue(tx: Transaction): void {
  countWhere(tx, ({ countsAt }) => countsAt !== undefined && countsAt <= tx.now);
}

/**
 * Whether this last word of the crowd counts: what was counted before is replaced only by what more people want,
 * or more than half of it (SE53). A question that is counted by the clock is another one each time.
 */
function isLastWord({ people, counted, carried }: CrowdSection, ballot: OpenBallot, name: string) {
  if (!counted[name] || ballot.countsAt !== undefined) return true;
  const votes = ranked(ballot)[0]?.votes ?? 0;
  return votes > (carried?.[name] ?? 0) || (people > 0 && 2 * votes > people);
}

/** Counts whatever the crowd wants so far, before the stage ends. Returns whether the stage is still on. */
export function countLast(tx: Transaction): boolean {
  const { stageId } = tx.state.clock.stage;
  const { crowd } = tx.state;
  countWhere(tx, (ballot, name) => isLastWord(crowd, ballot, name));
  return isStage(tx, stageId);
}
