import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";

/** How a survey's answers look on the wire: by question. */
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

/** Was anything answered at all? */
export function isAnswered({ wish, ...chosen }: SurveyAnswers): boolean {
  return Object.values(chosen).some((one) => one !== undefined) || (wish ?? "").trim() !== "";
}

/** What is sent: answered questions only, texts without blanks around them. */
export function answersToSend({ wish, ...chosen }: SurveyAnswers): SurveyAnswers {
  const text = wish?.trim();
  return { ...chosen, ...(text && { wish: text }) };
}
