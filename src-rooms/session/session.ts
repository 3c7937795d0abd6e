import { isRefusal, type Refusal } from "../games/game.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { holdForBackstage } from "./moderation.ts";
import { carryOut, changeSettings, chooseGame, exitGame } from "./commands.ts";
import { joinCrowd } from "./people/crowd.ts";
import { nextDeadline } from "./play/deadlines.ts";
import { endStage } from "./flow.ts";
import { invite, redeem } from "./people/invitations.ts";
import type { Input, Outcome } from "./model/inputs.ts";
import { roomRow } from "./records/outbox.ts";
import { mayHost } from "./model/people.ts";
import { endGame } from "./play/ending.ts";
import { countDue, countLast, gameWakes, hearGame, robotsMove } from "./play/play.ts";
import { fallAsleep, lookAtHeartbeats, passHostRights, socketsChanged } from "./people/presence.ts";
import { hearOfPayment } from "./model/rights.ts";
import { robotLine } from "./play/robotPlans.ts";
import { closeSeat, join, rejoin, updateSeat } from "./people/seats.ts";
import type { Games, RoomState } from "./model/state.ts";
import { Turn } from "./model/turn.ts";
import { upgrade } from "./upgrade.ts";

/** Deadlines one tick may work off before something must be wrong. */
const MOST_DEADLINES = 200;

/**
 * The room's pure rules: the next state and what must leave the room, or why the input is refused.
 * A refused input changes nothing.
 */
export function apply(
  state: RoomState,
  input: Input,
  { now, games }: { readonly now: number; readonly games: Games },
): Outcome | Refusal {
  const turn = new Turn(state, games, now);
  const refusal = state.room.active ? dispatch(turn, input) : ({ refused: "game_over" } as const);
  if (refusal) return refusal;
  return {
    state: turn.finished(),
    events: turn.events,
    closings: turn.closings,
    outbox: turn.outbox,
    ...(turn.playerId !== undefined && { playerId: turn.playerId }),
    ...(turn.number !== undefined && { number: turn.number }),
  };
}

function dispatch(turn: Turn, input: Input): Refusal | undefined {
  switch (input.type) {
    case "join":
      return join(turn, input);
    case "rejoin":
      return rejoin(turn, input.playerId);
    case "updateSeat":
      return updateSeat(turn, input);
    case "invite":
      return invite(turn, input);
    case "redeem":
      return redeem(turn, input);
    case "joinCrowd":
      return joinCrowd(turn, input);
    case "quit":
      return closeSeat(turn, input.playerId, "quit");
    case "updateRoom":
      return updateRoom(turn, input);
    case "createGame": {
      const isWatching = turn.state.room.hostSpectate && input.actor.kind === "host";
      if (isWatching) return { refused: "host_is_spectating" };
      if (!mayHost(turn.state, input.actor)) return { refused: "not_host" };
      return chooseGame(turn, input.gameType) ?? changeSettings(turn, input.settings);
    }
    case "command":
      return carryOut(turn, input.actor, input.command);
    case "packs":
      turn.set("packs", { ids: input.ids, packs: input.packs });
      return undefined;
    case "payment":
      hearOfPayment(turn, input);
      return undefined;
    case "moderate":
      operate(turn, input);
      return undefined;
    case "existing":
      turn.set("packs", { existing: input.existing });
      return undefined;
    case "robotLine":
      return robotLine(turn, input);
    case "upgrade":
      upgrade(turn);
      return undefined;
    case "sockets":
      socketsChanged(turn, input);
      return undefined;
    case "inked":
      hearGame(turn, input);
      return undefined;
    case "tick":
      tick(turn, input.seen);
      return undefined;
  }
}

function updateRoom(
  turn: Turn,
  { actor, change }: Extract<Input, { type: "updateRoom" }>,
): Refusal | undefined {
  if (!mayHost(turn.state, actor)) return { refused: "not_host" };
  // Whoever only watches changes nothing but that: to change more they have to be back.
  const { hostSpectate, ...more } = change;
  const isOnlyThat = hostSpectate !== undefined && Object.keys(more).length === 0;
  const isBack = hostSpectate === false;
  if (turn.state.room.hostSpectate && actor.kind === "host" && !isOnlyThat && !isBack) {
    return { refused: "host_is_spectating" };
  }
  const { gameType, ...fields } = change;
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  turn.set("room", changed);
  // A code that is kept from the screens is not listed in public either.
  if (turn.state.room.codeHidden) turn.set("room", { isPublic: false });
  if (gameType !== undefined && gameType !== turn.state.room.chosen?.gameType) {
    const refused = chooseGame(turn, gameType);
    if (refused) return refused;
  }
  turn.outbox.push(roomRow(turn.state));
  return undefined;
}

/** What the people who run the service do to a room, whoever hosts it. */
function operate(turn: Turn, { action }: Extract<Input, { type: "moderate" }>): void {
  switch (action) {
    case "close":
      return exitGame(turn);
    case "makePrivate":
      turn.set("room", { isPublic: false });
      turn.outbox.push(roomRow(turn.state));
  }
}

/** Work off every deadline that has passed, earliest first; each happens once. */
function tick(turn: Turn, seen: Readonly<Record<PlayerId, number>>): void {
  for (let count = 0; count < MOST_DEADLINES; count++) {
    const due = nextDeadline(turn.state);
    if (!due || due.at > turn.now) return;
    switch (due.name) {
      case "gameWakes":
        gameWakes(turn);
        break;
      case "stageEnds":
        if (countLast(turn) && !holdForBackstage(turn)) endStage(turn);
        break;
      case "timeRunningOut": {
        const { stage } = turn.state.clock;
        turn.set("clock", { warned: true });
        const msLeft = Math.max(0, (stage.endsAt ?? turn.now) - turn.now);
        turn.say({ topic: "timeRunningOut", body: { stageId: stage.stageId, msLeft } });
        break;
      }
      case "robots":
        robotsMove(turn);
        break;
      case "crowdCounts":
        countDue(turn);
        break;
      case "belowMinimum":
        endGame(turn);
        break;
      case "heartbeats":
        lookAtHeartbeats(turn, seen);
        break;
      case "hostGone":
        passHostRights(turn);
        break;
      case "sleep":
        fallAsleep(turn);
        break;
      case "close":
        exitGame(turn);
        return;
    }
  }
}

export { isRefusal };
