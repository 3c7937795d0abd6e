import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { questionText } from "./content.ts";
import { questionOf } from "./questions.ts";
import { chartOf } from "./score.ts";
import {
  type EstimateKeepsake,
  type NearestHighlights,
  type NearestPrivate,
  type NearestShared,
  type NearestState,
} from "./types.ts";
import { QUESTIONS_PER_ROUND } from "./facts.ts";

/** Allow list of what every screen may see; the answer and the numbers only in REVEAL (NN4). */
export function sharedView(state: NearestState): NearestShared {
  const questionId = state.deck[state.current] ?? "";
  const last = state.at === "REVEAL" ? state.answered.at(-1) : undefined;
  return {
    questionId,
    question: questionText(state.language, questionId),
    isYear: questionOf(questionId)?.isYear ?? false,
    asked: state.asked,
    ofQuestions: QUESTIONS_PER_ROUND,
    multiplier: state.multiplier,
    ...(last && { reveal: { ...last, chart: chartOf(last) } }),
  };
}

/** Allow list of what one phone may see: its own number. */
export function privateView(state: NearestState, id: PlayerId): NearestPrivate | undefined {
  const seat = state.seats[id];
  if (!seat || seat.left) return undefined;
  const value = state.estimates[id];
  return value === undefined ? {} : { value };
}

const idOf = (questionId: string, playerId: PlayerId): string =>
  `estimate-${questionId}-${playerId}`;

/** Returns the highlights without a number that its player removed. */
export function withoutLanding({ answered }: NearestHighlights, { id }: Keepsake) {
  return {
    answered: answered.map((one) => ({
      ...one,
      landings: one.landings.filter(({ playerId }) => idOf(one.questionId, playerId) !== id),
    })),
  };
}

/** Keepsakes: exact hits, and numbers so wild that they left the chart. Both are worth telling. */
export function keepsakesOf({ answered, language }: NearestState): Keepsake[] {
  return answered.flatMap(({ questionId, answer, isYear, landings }) =>
    landings
      .filter(({ place, value }) => place === undefined || value === answer)
      .map(({ playerId, value }) => {
        const chart = chartOf({ answer, isYear });
        const question = questionText(language, questionId);
        const body: EstimateKeepsake = {
          questionId,
          question,
          language,
          answer,
          isYear,
          value,
          chart,
        };
        return {
          id: idOf(questionId, playerId),
          kind: "estimate",
          playerIds: [playerId],
          body,
        };
      }),
  );
}
