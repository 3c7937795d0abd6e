import { displayName } from "../../../../src-shared/text/displayName.ts";
import type { PodiumEntry } from "../../../../src-shared/protocol/entities.ts";
import { winnersOf } from "../../../game-kit/winners.ts";
import type { CardPerson } from "./layout.ts";

/** Puts a podium into words. Where nobody has a point, nobody has won, so nobody has a rank either. */
export function peopleOf(
  podium: readonly PodiumEntry[],
  pointsOf: (score: number) => string,
): CardPerson[] {
  const isWon = winnersOf(podium).length > 0;
  return podium.map(({ alias, rank, score }) => ({
    name: displayName(alias),
    rank: isWon ? rank : undefined,
    points: pointsOf(score),
  }));
}
