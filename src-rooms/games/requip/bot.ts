import { ROBOT_THINKS_MS } from "../../catalog/limits.ts";
import type { Random } from "../../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import type { RequipMove, RequipPrivate, RequipShared } from "./types.ts";

/** How long somebody who is never at a loss for words takes for one prompt, ms. */
const WRITES_MS = [6_000, 18_000] as const;

/** A robot answers its next open prompt, or votes where nobody else can (RQ18). */
export function requipBot(
  { shared, hand, stage }: BotSeat<RequipShared, RequipPrivate>,
  random: Random,
): BotMove<RequipMove> | undefined {
  if (stage === "WRITE") {
    const open = Object.entries(hand?.prompts ?? {}).find(
      ([, prompt]) => prompt.currentPromptResponse === undefined,
    );
    if (!open) return undefined;
    const [least, most] = hand?.quick ? ROBOT_THINKS_MS : WRITES_MS;
    const after = random.between(least, most);
    return { move: { type: "requip", prompt: Number(open[0]) }, after };
  }
  const { matchup } = shared;
  if (!matchup || hand?.mine !== undefined || hand?.vote !== undefined) return undefined;
  const choice = random.chance(0.5) ? matchup.answer1 : matchup.answer2;
  return {
    move: { type: "vote", promptResponseId: choice.promptResponseId },
    after: random.between(...ROBOT_THINKS_MS),
  };
}
