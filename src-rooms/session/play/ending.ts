import { GAME_END_MS } from "../../../src-shared/catalog/limits.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { countGame } from "../model/eveningState.ts";
import { podiumOf, scoresOf } from "../model/scores.ts";
import type { Seat } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";
import { dropOutsOf } from "../records/dropOuts.ts";
import { packsPlayed } from "../records/packsPlayed.ts";
import { keepsakesRow } from "../records/outbox.ts";
import { queueReel } from "../records/reel.ts";
import { enterFrame } from "./stages.ts";

/** How many ids of shown content a room remembers of one game: more than an evening shows. */
const USED_CONTENT_MAX = 1_000;

/** Each id once, at its last position; only the newest ones if there are too many. */
function newestLast(ids: readonly string[]): string[] {
  return [...new Set(ids.toReversed())].slice(0, USED_CONTENT_MAX).toReversed();
}

/** Whether this is the game's last round. */
export function isLastRound(tx: Transaction): boolean {
  const running = tx.running();
  if (!running) return true;
  const { rules, game } = running;
  const scores = scoresOf(rules, game);
  if (rules.isOver) return rules.isOver(game.state, scores);
  const best = Math.max(0, ...Object.values(scores));
  const { numberOfRounds, maxScore } = game.settings;
  return game.round.roundCount >= numberOfRounds || best >= maxScore;
}

/** Ends the game now, with the scores reached so far, and shows the podium. */
export function endGame(tx: Transaction): void {
  const running = tx.running();
  if (!running) return;
  const { rules, game } = running;
  const end = {
    gameId: game.gameId,
    gameType: game.gameType,
    podium: podiumOf(tx.state, rules, game),
    highlights: rules.summary(game.state) as unknown,
  };
  const keepsakes = rules.keepsakes?.(game.state) ?? [];
  countGame(tx, { ...end, keepsakes });
  queueReel(tx);
  const users: Record<PlayerId, string> = {};
  const seats: Record<PlayerId, Seat> = {};
  for (const id of game.players) {
    const seat = tx.state.seats[id];
    if (seat?.userId !== undefined) users[id] = seat.userId;
    if (seat) seats[id] = { ...seat, played: true };
  }
  tx.set("seats", seats);
  const shown = rules.used?.(game.state);
  const packs = packsPlayed(tx.state.packs.packs, game.settings, rules.fared?.(game.state) ?? []);
  const dropOuts = dropOutsOf(tx.state, tx.now);
  tx.outbox.push({
    kind: "gameEnded",
    id: game.gameId,
    body: {
      gameId: game.gameId,
      endedAt: tx.now,
      rounds: game.round,
      end,
      users,
      ...(tx.state.room.reelId !== undefined && { reelId: tx.state.room.reelId }),
      hostUserId: tx.state.room.hostUserId,
      shown: shown?.filter((id) => !id.startsWith("said:")) ?? [],
      ...(packs.length > 0 && { packs }),
      ...(Object.keys(dropOuts).length > 0 && { dropOuts }),
    },
  });
  if (keepsakes.length > 0) tx.outbox.push(keepsakesRow(game.gameId, keepsakes));
  const answers = rules.leftBehind?.(game.state) ?? [];
  if (answers.length > 0) {
    const { gameId, settings } = game;
    const { language } = settings;
    const body = { gameId, language, endedAt: tx.now, answers, users };
    tx.outbox.push({ kind: "leftAnswers", id: `answers ${gameId}`, body });
  }
  if (shown) {
    const { usedContent } = tx.state.room;
    const used = newestLast([...(usedContent?.[game.gameType] ?? []), ...shown]);
    tx.set("room", { usedContent: { ...usedContent, [game.gameType]: used } });
  }
  const { paused: _paused, ...clock } = tx.state.clock;
  tx.state = { ...tx.state, clock };
  tx.set("room", {
    lastGame: { ...end, keepsakes },
    chosen: {
      gameId: tx.newGameId(),
      gameType: game.gameType,
      // As the host set them: the game's own settings have the strict filter if the room is public (SE71).
      settings: tx.state.room.chosen?.settings ?? game.settings,
    },
  });
  enterFrame(tx, "GAME_END", "show", GAME_END_MS);
}

/** Goes to the lobby, from the podium or from a game that the host does not want any more. */
export function toLobby(tx: Transaction): void {
  tx.setGame(null);
  const { checkAt: _checkAt, ...presence } = tx.state.presence;
  const { paused: _paused, ...clock } = tx.state.clock;
  tx.state = { ...tx.state, presence, clock };
  enterFrame(tx, "LOBBY", "lobby");
}
