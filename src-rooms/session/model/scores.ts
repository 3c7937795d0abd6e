import type { PodiumEntry } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { AnyGame } from "../../games/game.ts";
import type { GameSection, RoomState } from "./state.ts";

/** Points of each seat of the game, without what is withheld from it. */
export function scoresOf(rules: AnyGame, game: GameSection): Record<PlayerId, number> {
  const raw = rules.scores(game.state);
  const scores: Record<PlayerId, number> = {};
  for (const id of game.players) {
    scores[id] = Math.max(0, (raw[id] ?? 0) - (game.withheld[id] ?? 0));
  }
  return scores;
}

/** Rank of each seat: 1 is best; seats with equal points share a rank, and the next one is skipped. */
export function ranksOf(scores: Readonly<Record<PlayerId, number>>): Record<PlayerId, number> {
  const ids = playerIdsOf(scores);
  const ranks: Record<PlayerId, number> = {};
  for (const id of ids) {
    const mine = scores[id] ?? 0;
    ranks[id] = 1 + ids.filter((other) => (scores[other] ?? 0) > mine).length;
  }
  return ranks;
}

/** The podium, best first; among equals people come before robots, then earlier seats before later ones. */
export function podiumOf(state: RoomState, rules: AnyGame, game: GameSection): PodiumEntry[] {
  const scores = scoresOf(rules, game);
  const ranks = ranksOf(scores);
  return game.players
    .flatMap((id) => {
      const seat = state.seats[id];
      if (!seat) return [];
      const { alias, avatarSrc, hexColor, robot } = seat;
      return [
        {
          playerId: id,
          alias,
          avatarSrc,
          hexColor,
          robot,
          score: scores[id] ?? 0,
          rank: ranks[id] ?? 1,
        },
      ];
    })
    .sort(
      (a, b) => a.rank - b.rank || Number(a.robot) - Number(b.robot) || a.playerId - b.playerId,
    );
}
