import { requipBank } from "./content.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import { cleanText, textLength } from "../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import type { Refusal } from "../game.ts";
import { withRobotAnswer, withSlot } from "./deal.ts";
import { keyOf } from "./deck.ts";
import { type RequipState } from "./types.ts";
import { ANSWER_LENGTH_MAX } from "../../../src-shared/catalog/games/requip.ts";
import type { RequipMove } from "./schemas.ts";

interface Place {
  readonly at: number;
  readonly side: 0 | 1;
}

/** Where this player's prompts of the round are, in the order in which the phone shows them. */
export function placesOf(state: RequipState, id: PlayerId): Place[] {
  return state.matchups.flatMap(({ slots }, at): Place[] => [
    ...(slots[0].author === id ? [{ at, side: 0 } as const] : []),
    ...(slots[1].author === id ? [{ at, side: 1 } as const] : []),
  ]);
}

/** The answer that the Requip button takes here: an old one to this prompt, or one that fits any. */
export function existingAnswerAt(state: RequipState, { at, side }: Place): string | undefined {
  const matchup = state.matchups[at];
  const rival = matchup?.slots[side === 0 ? 1 : 0];
  // The two sides are offered different answers, and never one that a robot has already given: a jinx must be
  // bad luck, not caused by the game.
  const isMachine =
    rival !== undefined && (rival.author === "quipbot" || state.writers[rival.author]?.robot);
  const taken = isMachine && rival.text !== "" ? keyOf(rival.text) : undefined;
  const free = (texts: readonly string[]) => texts.filter((text) => keyOf(text) !== taken);
  const existing = free(matchup?.existing ?? []);
  const said = existing[side] ?? existing[0];
  if (said !== undefined) return said;
  const general = free(requipBank(state.language).anyAnswers);
  return general[(state.round.roundId * 31 + at * 2 + side) % Math.max(1, general.length)];
}

/** Handles an answer of the player's own, or an old one taken over (RQ6). */
export function write(
  state: RequipState,
  id: PlayerId,
  move: Extract<RequipMove, { type: "answer" | "requip" }>,
  random: Random,
): RequipState | Refusal {
  if (state.at !== "WRITE") return { refused: "stage_over" };
  const place = placesOf(state, id)[move.prompt - 1];
  const slot = place && state.matchups[place.at]?.slots[place.side];
  if (!slot) return { refused: "not_your_turn" };
  if (move.type === "requip") {
    if (state.writers[id]?.robot) return withRobotAnswer(state, place.at, place.side, random);
    const text = existingAnswerAt(state, place);
    if (text === undefined) return { refused: "not_found" };
    const { forgotten: _forgotten, ...rest } = slot;
    const requipped = { ...rest, text, source: "requip", status: "waiting" } as const;
    return withSlot(state, place.at, place.side, requipped);
  }
  const text = cleanText(move.text);
  if (text === "") return { refused: "text_empty" };
  if (textLength(text) > ANSWER_LENGTH_MAX) return { refused: "text_too_long" };
  if (!isAllowed(text, [state.language], state.filterLevel)) return { refused: "text_not_allowed" };
  return withSlot(state, place.at, place.side, {
    author: slot.author,
    text,
    // A robot's answer counts as a machine's, wherever it came from.
    source: state.writers[id]?.robot ? "bank" : "typed",
    status: "waiting",
    ...(move.keep === false && { forgotten: true }),
  });
}

/**
 * Handles a player who left for good: answers that were sent stay in play, the hidden robot gives the others
 * (RQ14).
 */
export function handOver(state: RequipState, id: PlayerId, random: Random): RequipState {
  if (state.at !== "WRITE") return state;
  let next = state;
  for (const { at, side } of placesOf(state, id)) {
    const slot = next.matchups[at]?.slots[side];
    if (!slot || slot.text !== "") continue;
    next = withSlot(next, at, side, { ...slot, author: "quipbot" });
    next = withRobotAnswer(next, at, side, random);
  }
  return next;
}

/** How many prompts a player has, and how many are answered. */
export function progressOf(state: RequipState, id: PlayerId): { done: number; of: number } {
  const places = placesOf(state, id);
  const isSent = ({ at, side }: Place) => (state.matchups[at]?.slots[side].text ?? "") !== "";
  return { done: places.filter(isSent).length, of: places.length };
}

/** Whether anybody has two prompts. */
export function hasTwo(state: RequipState): boolean {
  return playerIdsOf(state.writers).some((id) => placesOf(state, id).length > 1);
}
