import { HURRIED_ROBOT_MS, ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import type { AbContent } from "./content.ts";
import type { AbPrivate, AbShared, CardId } from "./types.ts";
import type { AbMove } from "./schemas.ts";

/** How often a robot votes for a random card. */
const VOTES_AT_RANDOM = 0.35;
/** Largest random bonus that a robot gives a card, in tags in common. */
const NOISE = 1.6;

/** The card that has most in common with the clue, as a robot sees it. */
function fittest(
  content: AbContent,
  cards: readonly CardId[],
  clue: string | undefined,
  language: Language,
  random: Random,
): CardId | undefined {
  let best: { card: CardId; fit: number } | undefined;
  const tags = clue === undefined ? [] : content.tagsOfClue(clue, language);
  for (const card of cards) {
    const common = content.tagsOf(card).filter((tag) => tags.includes(tag)).length;
    const fit = common + random.unit() * NOISE;
    if (!best || fit > best.fit) best = { card, fit };
  }
  return best?.card;
}

/** A stock clue for a card. For a pack's picture, which has none, it is one of another card. */
export function stockClue(
  content: AbContent,
  card: CardId,
  language: Language,
  random: Random,
): string | undefined {
  const own = random.pick(content.cluesOf(card, language));
  if (own !== undefined) return own;
  const other = random.pick(content.cardIds);
  return other === undefined ? undefined : random.pick(content.cluesOf(other, language));
}

/** Robot: tells, picks or votes (AB18). */
export function abBot(
  content: AbContent,
  { playerId, stage, shared, privateView, hurry }: BotSeat<AbShared, AbPrivate>,
  random: Random,
): BotMove<AbMove> | undefined {
  if (!privateView) return undefined;
  const after = hurry ? HURRIED_ROBOT_MS : random.between(...ROBOT_THINKS_MS);
  const { language } = shared;
  const cards = privateView.hand.map(({ cardId }) => cardId);
  if (stage === "CLUE" && shared.storyteller === playerId) {
    const cardId = random.pick(cards);
    if (cardId === undefined) return undefined;
    const text = stockClue(content, cardId, language, random);
    return { move: { type: "clue", cardId, ...(text !== undefined && { text }) }, after };
  }
  if (stage === "PICK") {
    const cardId = fittest(content, cards, shared.clue?.text, language, random);
    return cardId === undefined ? undefined : { move: { type: "pick", cardId }, after };
  }
  if (stage !== "VOTE") return undefined;
  const others = Object.keys(shared.board).filter((card) => card !== privateView.played);
  const cardId = random.chance(VOTES_AT_RANDOM)
    ? random.pick(others)
    : fittest(content, others, shared.clue?.text, language, random);
  return cardId === undefined ? undefined : { move: { type: "vote", cardIds: [cardId] }, after };
}
