import { HURRIED_ROBOT_MS, ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat, LineRequest } from "../game.ts";
import { writersOf } from "./deal.ts";
import { type RequipPrivate, type RequipShared, type RequipState } from "./types.ts";
import { ANSWER_LENGTH_MAX } from "../../../src-shared/catalog/games/requip.ts";
import type { RequipMove } from "./schemas.ts";
import { placesOf } from "./write.ts";

/** How long a robot takes to answer one prompt, ms. */
const WRITES_MS = [6_000, 18_000] as const;

/** Line requests of the room's robots, each for its next unanswered prompt (RQ22). */
export function lineRequestsOf(state: RequipState): readonly LineRequest<RequipMove>[] {
  if (state.at !== "WRITE") return [];
  return writersOf(state).flatMap((id): LineRequest<RequipMove>[] => {
    if (!state.writers[id]?.robot) return [];
    const places = placesOf(state, id);
    const at = places.findIndex((place) => state.matchups[place.at]?.slots[place.side].text === "");
    const place = places[at];
    const about = place && state.matchups[place.at]?.prompt;
    if (about === undefined) return [];
    const prompt = at + 1;
    const move = (text: string): RequipMove => ({ type: "answer", prompt, text });
    return [{ playerId: id, about, longest: ANSWER_LENGTH_MAX, move }];
  });
}

/** Robot: answers its next open prompt, or votes where no person can (RQ18). */
export function requipBot(
  { shared, privateView, stage, hurry }: BotSeat<RequipShared, RequipPrivate>,
  random: Random,
): BotMove<RequipMove> | undefined {
  if (stage === "WRITE") {
    const open = Object.entries(privateView?.prompts ?? {}).find(
      ([, prompt]) => prompt.currentPromptResponse === undefined,
    );
    if (!open) return undefined;
    const after = hurry ? HURRIED_ROBOT_MS : random.between(...WRITES_MS);
    return { move: { type: "requip", prompt: Number(open[0]) }, after };
  }
  const { matchup } = shared;
  if (!matchup || privateView?.mine !== undefined || privateView?.vote !== undefined)
    return undefined;
  const choice = random.chance(0.5) ? matchup.answer1 : matchup.answer2;
  return {
    move: { type: "vote", promptResponseId: choice.promptResponseId },
    after: hurry ? HURRIED_ROBOT_MS : random.between(...ROBOT_THINKS_MS),
  };
}
