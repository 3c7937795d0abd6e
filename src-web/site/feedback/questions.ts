import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";

/** The answers of a survey on the wire, by question. */
export interface SurveyAnswers {
  readonly mode?: (typeof MODES)[number];
  readonly favourite?: GameType;
  readonly groupSize?: (typeof GROUP_SIZES)[number];
  readonly fun?: number;
  readonly wish?: string;
}

export const MODES = ["bigScreen", "phones", "videoCall", "notYet"] as const;
export const GROUP_SIZES = ["2", "3-4", "5-8", "9+"] as const;
/** From 'not at all' to 'very much'. */
export const FUN = [1, 2, 3, 4, 5] as const;

/** Whether at least one question was answered. */
export function isAnswered({ wish, ...chosen }: SurveyAnswers): boolean {
  return Object.values(chosen).some((one) => one !== undefined) || (wish ?? "").trim() !== "";
}

/** The payload: answered questions only, texts trimmed. */
export function answersToSend({ wish, ...chosen }: SurveyAnswers): SurveyAnswers {
  const text = wish?.trim();
  return { ...chosen, ...(text && { wish: text }) };
}
