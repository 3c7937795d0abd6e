import { TUTORIAL_MS } from "../../src-shared/catalog/limits.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { GamePerson, GameSetup, Refusal } from "../games/game.ts";
import { goOn, leavePodium } from "./evening.ts";
import { takeEntry } from "./model/eveningState.ts";
import { settingsInForce } from "./model/settings.ts";
import { isActing, minPlayers, personOf, seatedIds } from "./model/people.ts";
import { refusalOfUnpaid } from "./model/rights.ts";
import { NO_BACKSTAGE } from "./model/state.ts";
import type { Transaction } from "./model/transaction.ts";
import { actorsOf } from "./play/actors.ts";
import { scheduleHeartbeatCheck } from "./play/deadlines.ts";
import { pauseBelowMinimum } from "./play/pause.ts";
import { afterRound, playRound, startRound, dispatchGameEvent } from "./play/play.ts";
import { enterFrame } from "./play/stages.ts";
import { seatAudience } from "./people/seats.ts";
import { roomRow } from "./records/outbox.ts";
import { newItemKey } from "./views/backstage.ts";

function setupOf(tx: Transaction, players: readonly PlayerId[], settings: GameSettings): GameSetup {
  const { seats, packs, room } = tx.state;
  const people: Record<PlayerId, GamePerson> = {};
  const actors = actorsOf(tx.state, players);
  for (const id of players) {
    const seat = seats[id];
    const by = actors[id];
    if (seat) people[id] = { ...personOf(seat), ...(by && { by }) };
  }
  const chosenPacks = settings.wordPackIds.flatMap((id) =>
    packs.packs.filter(({ packId }) => packId === id),
  );
  const gameType = room.chosen?.gameType;
  const { existing, seen } = packs;
  const before = seen?.gameType === gameType ? seen?.ids : undefined;
  const tonight = gameType && room.usedContent?.[gameType];
  const used = [...(before ?? []), ...(tonight ?? [])];
  const fits = existing?.gameType === gameType && existing?.language === settings.language;
  return {
    players,
    people,
    settings,
    packs: chosenPacks,
    testing: room.testing,
    used,
    ...(existing && fits && { existing: existing.answers }),
  };
}

/**
 * Starts the chosen game with everybody who holds a seat and is there. `again`: it is the game they just
 * played.
 */
export function startGame(tx: Transaction, again = false): Refusal | undefined {
  const { chosen } = tx.state.room;
  const rules = chosen && tx.games[chosen.gameType];
  if (!chosen || !rules) return { refused: "game_not_playable" };
  if (tx.state.game) return { refused: "game_running" };
  const unpaid = refusalOfUnpaid(tx);
  if (unpaid) return unpaid;
  // Gives seats to people who had to watch the last game because too many had already played in it.
  seatAudience(tx);
  const players = seatedIds(tx.state).filter((id) => isActing(tx.state, id));
  if (players.length < minPlayers(tx.state)) return { refused: "not_enough_players" };
  tx.drawChance();
  const settings = settingsInForce(tx.state.room, chosen.settings);
  const itemKey = newItemKey(tx.random);
  tx.state = {
    ...tx.state,
    game: {
      gameId: chosen.gameId,
      gameType: chosen.gameType,
      settings,
      startedAt: tx.now,
      players,
      round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
      state: rules.start(setupOf(tx, players, settings), tx.ctx()),
      ...(rules.version !== undefined && { version: rules.version }),
      withheld: {},
      endingAsked: false,
      backstage: { ...NO_BACKSTAGE, itemKey },
      actors: actorsOf(tx.state, players),
    },
  };
  const isKnown = tx.state.room.evening?.played.some(
    ({ gameType }) => gameType === chosen.gameType,
  );
  if (!again || tx.state.room.evening?.isOver) takeEntry(tx);
  const { lastGame: _last, payment: _payment, interrupted: _interrupted, ...room } = tx.state.room;
  tx.state = { ...tx.state, room };
  tx.emit({ topic: "startGame", body: { gameId: chosen.gameId, gameType: chosen.gameType } });
  tx.outbox.push(
    {
      kind: "gameStarted",
      id: chosen.gameId,
      body: {
        gameId: chosen.gameId,
        roomId: room.roomId,
        gameCode: room.gameCode,
        gameType: chosen.gameType,
        settings,
        startedAt: tx.now,
        playerCount: players.length,
        hostUserId: room.hostUserId,
      },
    },
    roomRow(tx.state),
  );
  // The next game fetches its packs again: their owner may change them in between.
  if (tx.state.packs.ids.length > 0) tx.set("packs", { ids: [] });
  scheduleHeartbeatCheck(tx);
  // People who play a game for the second time know how it works.
  if (!again && !isKnown && chosen.settings.includeTutorial) {
    enterFrame(tx, "TUTORIAL", "input", TUTORIAL_MS);
  } else startRound(tx);
  return undefined;
}

/** Ends the stage, because its time is up, everybody is done, or the host says so. */
export function endStage(tx: Transaction): void {
  switch (tx.state.clock.stage.name) {
    case "LOBBY":
    case "EVENING_END":
      return;
    case "STANDING":
      return goOn(tx, () => startGame(tx));
    case "TUTORIAL":
      return startRound(tx);
    case "ROUND_INTRO":
      // Somebody may have left during the intro; a round that nobody can play would be wasted.
      pauseBelowMinimum(tx);
      return tx.state.clock.paused ? undefined : playRound(tx);
    case "ROUND_SUMMARY":
      return afterRound(tx);
    case "GAME_END":
      return leavePodium(tx);
    default:
      dispatchGameEvent(tx, { type: "stageEnded" });
  }
}
