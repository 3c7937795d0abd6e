import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Question } from "./questions.ts";
import { type Chart, type Landing } from "./types.ts";
import { EXACT_BONUS, PLACES } from "../../../src-shared/catalog/games/nearest.ts";
import { YEARS_AROUND } from "./facts.ts";

/** The part of the number line on which a number can score (NN5). */
export function chartOf({ answer, isYear }: Pick<Question, "answer" | "isYear">): Chart {
  if (!isYear) return { from: 0, to: 2 * answer };
  return { from: Math.max(0, answer - YEARS_AROUND), to: answer + YEARS_AROUND };
}

/** Points and places of everybody's numbers, farthest first (NN6, NN7). */
export function placingsOf(
  estimates: Readonly<Record<PlayerId, number>>,
  question: Question,
  multiplier: number,
): Landing[] {
  const { from, to } = chartOf(question);
  const said = playerIdsOf(estimates).map((playerId) => {
    const value = estimates[playerId] ?? 0;
    return { playerId, value, far: Math.abs(value - question.answer) };
  });
  const isOn = ({ value }: { readonly value: number }) => value >= from && value <= to;
  return said
    .toSorted((one, other) => other.far - one.far)
    .map((one) => {
      const { playerId, value, far } = one;
      if (!isOn(one)) return { playerId, value, points: 0 };
      const place = 1 + said.filter((other) => isOn(other) && other.far < far).length;
      const bonus = far === 0 ? EXACT_BONUS : 0;
      return { playerId, value, place, points: ((PLACES[place - 1] ?? 0) + bonus) * multiplier };
    });
}
