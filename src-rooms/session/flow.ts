import { TUTORIAL_MS } from "../../src-shared/catalog/limits.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { GamePerson, GameSetup, Refusal } from "../games/game.ts";
import { goOn, leavePodium } from "./evening.ts";
import { takeEntry } from "./model/eveningState.ts";
import { isActing, minPlayers, personOf, seatedIds } from "./model/people.ts";
import { refusalOfUnpaid } from "./model/rights.ts";
import type { Turn } from "./model/turn.ts";
import { actorsOf } from "./play/actors.ts";
import { lookAtHeartbeatsSoon } from "./play/deadlines.ts";
import { pauseBelowMinimum } from "./play/pause.ts";
import { afterRound, playRound, startRound, tellGame } from "./play/play.ts";
import { enterFrame } from "./play/stages.ts";
import { roomRow } from "./records/outbox.ts";

function setupOf(turn: Turn, players: readonly PlayerId[], settings: GameSettings): GameSetup {
  const { seats, packs, room } = turn.state;
  const people: Record<PlayerId, GamePerson> = {};
  const actors = actorsOf(turn.state, players);
  for (const id of players) {
    const seat = seats[id];
    const by = actors[id];
    if (seat) people[id] = { ...personOf(seat), ...(by && { by }) };
  }
  const chosenPacks = settings.wordPackIds.flatMap((id) =>
    packs.packs.filter(({ packId }) => packId === id),
  );
  const gameType = room.chosen?.gameType;
  const used = gameType && room.usedContent?.[gameType];
  const { existing } = packs;
  const fits = existing?.gameType === gameType && existing?.language === settings.language;
  return {
    players,
    people,
    settings,
    packs: chosenPacks,
    testing: room.testing,
    ...(used && { used }),
    ...(existing && fits && { existing: existing.answers }),
  };
}

/** Start the chosen game with everybody who holds a seat. `again`: the one they just played. */
export function startGame(turn: Turn, again = false): Refusal | undefined {
  const { chosen } = turn.state.room;
  const rules = chosen && turn.games[chosen.gameType];
  if (!chosen || !rules) return { refused: "game_not_playable" };
  if (turn.state.game) return { refused: "game_running" };
  const unpaid = refusalOfUnpaid(turn);
  if (unpaid) return unpaid;
  const players = seatedIds(turn.state).filter((id) => isActing(turn.state, id));
  if (players.length < minPlayers(turn.state)) return { refused: "not_enough_players" };
  turn.state = {
    ...turn.state,
    game: {
      gameId: chosen.gameId,
      gameType: chosen.gameType,
      settings: chosen.settings,
      startedAt: turn.now,
      players,
      round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
      state: rules.start(setupOf(turn, players, chosen.settings), turn.ctx()),
      ...(rules.version !== undefined && { version: rules.version }),
      withheld: {},
      endingAsked: false,
      actors: actorsOf(turn.state, players),
    },
  };
  const isKnown = turn.state.room.evening?.played.some(
    ({ gameType }) => gameType === chosen.gameType,
  );
  if (!again || turn.state.room.evening?.isOver) takeEntry(turn);
  const {
    lastGame: _last,
    payment: _payment,
    interrupted: _interrupted,
    ...room
  } = turn.state.room;
  turn.state = { ...turn.state, room };
  turn.say({ topic: "startGame", body: { gameId: chosen.gameId, gameType: chosen.gameType } });
  turn.outbox.push(
    {
      kind: "gameStarted",
      id: chosen.gameId,
      body: {
        gameId: chosen.gameId,
        roomId: room.roomId,
        gameCode: room.gameCode,
        gameType: chosen.gameType,
        settings: chosen.settings,
        startedAt: turn.now,
        playerCount: players.length,
      },
    },
    roomRow(turn.state),
  );
  lookAtHeartbeatsSoon(turn);
  // Whoever plays it a second time has just seen how it works.
  if (!again && !isKnown && chosen.settings.includeTutorial) {
    enterFrame(turn, "TUTORIAL", "input", TUTORIAL_MS);
  } else startRound(turn);
  return undefined;
}

/** The stage is over: by time, because all are in, or because the host says so. */
export function endStage(turn: Turn): void {
  switch (turn.state.clock.stage.name) {
    case "LOBBY":
    case "EVENING_END":
      return;
    case "STANDING":
      return goOn(turn, () => startGame(turn));
    case "TUTORIAL":
      return startRound(turn);
    case "ROUND_INTRO":
      // Somebody may have left meanwhile: a round nobody can play would only be used up.
      pauseBelowMinimum(turn);
      return turn.state.clock.paused ? undefined : playRound(turn);
    case "ROUND_SUMMARY":
      return afterRound(turn);
    case "GAME_END":
      return leavePodium(turn);
    default:
      tellGame(turn, { type: "stageEnded" });
  }
}
