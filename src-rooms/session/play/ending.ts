import { GAME_END_MS } from "../../../src-shared/catalog/limits.ts";
import { gameId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { countGame } from "../model/eveningState.ts";
import { podiumOf, scoresOf } from "../model/scores.ts";
import type { Turn } from "../model/turn.ts";
import { uuid } from "../model/uuid.ts";
import { keepsakesRow } from "../records/outbox.ts";
import { tellReel } from "../records/reel.ts";
import { enterFrame } from "./stages.ts";

/** Ids of shown content a room remembers of one game: more than any bank holds. */
const USED_CONTENT_MAX = 1_000;

/** Is this the game's last round? */
export function isLastRound(turn: Turn): boolean {
  const running = turn.running();
  if (!running) return true;
  const { rules, game } = running;
  if (rules.isOver) return rules.isOver(game.state);
  const best = Math.max(0, ...Object.values(scoresOf(rules, game)));
  const { numberOfRounds, maxScore } = game.settings;
  return game.round.roundCount >= numberOfRounds || best >= maxScore;
}

/** End the game now, with whatever was reached, and show the podium. */
export function endGame(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  const { rules, game } = running;
  const end = {
    gameId: game.gameId,
    gameType: game.gameType,
    podium: podiumOf(turn.state, rules, game),
    highlights: rules.summary(game.state) as unknown,
  };
  const keepsakes = rules.keepsakes?.(game.state) ?? [];
  countGame(turn, { ...end, keepsakes });
  tellReel(turn);
  const users: Record<PlayerId, string> = {};
  for (const id of game.players) {
    const userId = turn.state.seats[id]?.userId;
    if (userId !== undefined) users[id] = userId;
  }
  turn.outbox.push({
    kind: "gameEnded",
    id: game.gameId,
    body: { gameId: game.gameId, endedAt: turn.now, rounds: game.round, end, users },
  });
  if (keepsakes.length > 0) turn.outbox.push(keepsakesRow(game.gameId, keepsakes));
  const answers = rules.leftBehind?.(game.state) ?? [];
  if (answers.length > 0) {
    const { gameId, settings } = game;
    const { language } = settings;
    const body = { gameId, language, endedAt: turn.now, answers, users };
    turn.outbox.push({ kind: "leftAnswers", id: `answers ${gameId}`, body });
  }
  const used = rules.used?.(game.state).slice(-USED_CONTENT_MAX);
  if (used) {
    const usedContent = { ...turn.state.room.usedContent, [game.gameType]: used };
    turn.set("room", { usedContent });
  }
  const { paused: _paused, ...clock } = turn.state.clock;
  turn.state = { ...turn.state, clock };
  turn.set("room", {
    lastGame: { ...end, keepsakes },
    chosen: {
      gameId: gameId(uuid(turn.now, turn.random)),
      gameType: game.gameType,
      settings: game.settings,
    },
  });
  enterFrame(turn, "GAME_END", "show", GAME_END_MS);
}

/** Leave the podium, or a game the host does not want any more. */
export function toLobby(turn: Turn): void {
  turn.setGame(null);
  const { checkAt: _checkAt, ...presence } = turn.state.presence;
  const { paused: _paused, ...clock } = turn.state.clock;
  turn.state = { ...turn.state, presence, clock };
  enterFrame(turn, "LOBBY", "lobby");
}
