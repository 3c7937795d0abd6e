import { isRefusal, type Refusal } from "../games/game.ts";
import { holdForBackstage } from "./moderation.ts";
import { execute, exitGame } from "./commands.ts";
import { joinCircle } from "./records/circle.ts";
import { crowdSums } from "./people/crowd.ts";
import { nextDeadline } from "./play/deadlines.ts";
import { endStage } from "./flow.ts";
import { invite, redeem } from "./people/invitations.ts";
import type { Input, Outcome } from "./model/inputs.ts";
import { noteLeft } from "./records/dropOuts.ts";
import { roomRow } from "./records/outbox.ts";
import { mayHost } from "./model/people.ts";
import { endGame } from "./play/ending.ts";
import { holdForStream } from "./play/streamHold.ts";
import { countDue, countLast, gameWakes, dispatchRoomEvent, robotsMove } from "./play/play.ts";
import { putToSleep, checkHeartbeats, passHostRights, socketsChanged } from "./people/presence.ts";
import { paymentChanged } from "./model/rights.ts";
import { robotLine } from "./play/robotPlans.ts";
import { changeLanguage, changeSettings, chooseGame } from "./setup.ts";
import { updateSeat } from "./people/looks.ts";
import { closeSeat, join, rejoin } from "./people/seats.ts";
import type { Games, RoomState } from "./model/state.ts";
import { Transaction } from "./model/transaction.ts";
import { CLOSE } from "../../src-shared/protocol/closeCodes.ts";
import { upgrade } from "./upgrade.ts";

/** Most deadlines that one tick handles; if there are more, something must be wrong. */
const MOST_DEADLINES = 200;

/**
 * Applies the room's pure rules: returns the next state and what must leave the room, or why the input is
 * refused. A refused input changes nothing.
 */
export function apply(
  state: RoomState,
  input: Input,
  { now, games }: { readonly now: number; readonly games: Games },
): Outcome | Refusal {
  const tx = new Transaction(state, games, now, input.chance);
  const refusal = state.room.active ? dispatch(tx, input) : ({ refused: "game_over" } as const);
  if (refusal) return refusal;
  return {
    state: tx.finished(),
    events: tx.events,
    closings: tx.closings,
    outbox: tx.outbox,
    ...(tx.playerId !== undefined && { playerId: tx.playerId }),
    ...(tx.number !== undefined && { number: tx.number }),
  };
}

function dispatch(tx: Transaction, input: Input): Refusal | undefined {
  switch (input.type) {
    case "join":
      return join(tx, input);
    case "rejoin":
      return rejoin(tx, input.playerId);
    case "updateSeat":
      return updateSeat(tx, input);
    case "invite":
      return invite(tx, input);
    case "redeem":
      return redeem(tx, input);
    case "crowdSums":
      return crowdSums(tx, input.sums);
    case "quit":
      noteLeft(tx, input.playerId);
      return closeSeat(tx, input.playerId, "quit");
    case "circle":
      return joinCircle(tx, input);
    case "updateRoom":
      return updateRoom(tx, input);
    case "createGame": {
      const isWatching = tx.state.room.hostSpectate && input.actor.kind === "host";
      if (isWatching) return { refused: "host_is_spectating" };
      if (!mayHost(tx.state, input.actor)) return { refused: "not_host" };
      return chooseGame(tx, input.gameType) ?? changeSettings(tx, input.settings);
    }
    case "command":
      return execute(tx, input.actor, input.command);
    case "packs":
      tx.set("packs", { ids: input.ids, packs: input.packs });
      return undefined;
    case "payment":
      paymentChanged(tx, input);
      return undefined;
    case "moderate":
      operate(tx, input);
      return undefined;
    case "existing":
      tx.set("packs", { existing: input.existing });
      return undefined;
    case "seen":
      tx.set("packs", { seen: input.seen });
      return undefined;
    case "robotLine":
      return robotLine(tx, input);
    case "upgrade":
      upgrade(tx);
      return undefined;
    case "sockets":
      socketsChanged(tx, input);
      return undefined;
    case "inked":
      dispatchRoomEvent(tx, input);
      return undefined;
    case "tick":
      tick(tx, input);
      return undefined;
  }
}

function updateRoom(
  tx: Transaction,
  { actor, change }: Extract<Input, { type: "updateRoom" }>,
): Refusal | undefined {
  if (!mayHost(tx.state, actor)) return { refused: "not_host" };
  // A host who only watches may change nothing but `hostSpectate`. To change more, they have to stop
  // watching.
  const { hostSpectate, ...more } = change;
  const isOnlyThat = hostSpectate !== undefined && Object.keys(more).length === 0;
  const isBack = hostSpectate === false;
  if (tx.state.room.hostSpectate && actor.kind === "host" && !isOnlyThat && !isBack) {
    return { refused: "host_is_spectating" };
  }
  if (change.isPublic && runsLoosely(tx.state)) return { refused: "game_running" };
  const { gameType, language, ...fields } = change;
  const refused = language === undefined ? undefined : changeLanguage(tx, language);
  if (refused) return refused;
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  tx.set("room", changed);
  if (fields.codeHidden === false) endStream(tx);
  // A room whose code is hidden from the screens is not listed as public either.
  if (tx.state.room.codeHidden) tx.set("room", { isPublic: false });
  if (gameType !== undefined && gameType !== tx.state.room.chosen?.gameType) {
    const unchosen = chooseGame(tx, gameType);
    if (unchosen) return unchosen;
  }
  tx.outbox.push(roomRow(tx.state));
  return undefined;
}

/** The room is no longer on a stream: its links become invalid, and overlays are closed (SE96, SE97). */
function endStream(tx: Transaction): void {
  const { chatLink: _chatLink, overlay: _overlay, ...room } = tx.state.room;
  tx.state = { ...tx.state, room };
  tx.closings.push({ who: "overlay", code: CLOSE.dismissed });
}

/** Whether a game is running whose filter is less strict than a public room requires (SE71). */
function runsLoosely({ game, clock }: RoomState): boolean {
  return game !== null && clock.stage.name !== "GAME_END" && game.settings.filterLevel !== "strict";
}

/** Carries out what the people who run the service do to a room, whoever hosts it. */
function operate(tx: Transaction, { action }: Extract<Input, { type: "moderate" }>): void {
  switch (action) {
    case "close":
      return exitGame(tx);
    case "makePrivate":
      tx.set("room", { isPublic: false });
      tx.outbox.push(roomRow(tx.state));
  }
}

/** Handles every deadline that has passed, earliest first, each once. */
function tick(tx: Transaction, { seen, ink }: Extract<Input, { type: "tick" }>): void {
  for (let count = 0; count < MOST_DEADLINES; count++) {
    const due = nextDeadline(tx.state);
    if (!due || due.at > tx.now) return;
    switch (due.name) {
      case "gameWakes":
        gameWakes(tx);
        break;
      case "stageEnds":
        if (holdForStream(tx)) break;
        if (countLast(tx) && !holdForBackstage(tx)) endStage(tx);
        break;
      case "timeRunningOut": {
        const { stage } = tx.state.clock;
        tx.set("clock", { warned: true });
        const msLeft = Math.max(0, (stage.endsAt ?? tx.now) - tx.now);
        tx.emit({ topic: "timeRunningOut", body: { stageId: stage.stageId, msLeft } });
        break;
      }
      case "robots":
        robotsMove(tx, ink);
        break;
      case "crowdCounts":
        countDue(tx);
        break;
      case "belowMinimum":
        endGame(tx);
        break;
      case "heartbeats":
        checkHeartbeats(tx, seen);
        break;
      case "hostGone":
        passHostRights(tx);
        break;
      case "sleep":
        putToSleep(tx);
        break;
      case "close":
        exitGame(tx);
        return;
    }
  }
}

export { isRefusal };
