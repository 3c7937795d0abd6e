import { RATINGS, type Rating } from "../../../src-shared/catalog/settings.ts";
import { requipBank, requipPrompt } from "./content.ts";
import { freshFirst, type Random } from "../random.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import type { GameSetup } from "../game.ts";
import { drawLines, lotsOf, type Lot } from "../packs.ts";
import type { DeckCard, Matchup, RequipState } from "./types.ts";

/** More than the most matchups a round has, to leave room for prompts that this build no longer has. */
const CARDS_PER_ROUND = 12;
/** Most old answers of one prompt that a game takes. */
const LEFT_PER_PROMPT = 6;

/** Key by which texts are compared; texts of punctuation alone are compared as they are. */
export function keyOf(text: string): string {
  return fold(text) || text;
}

/** A matchup without its sides. */
type Card = Pick<Matchup, "promptId" | "prompt" | "promptLanguage" | "existing" | "theme">;

function isFor(rating: Rating, level: Rating): boolean {
  return RATINGS.indexOf(rating) <= RATINGS.indexOf(level);
}

/** Prompts from the host's packs: entries of word packs, and themes (RQ5, RQ23). */
export function lotsFor(setup: GameSetup, random: Random): readonly Lot[] {
  const most = CARDS_PER_ROUND * setup.settings.numberOfRounds;
  return lotsOf(setup, random, { plain: "word", most, isRated: true });
}

/** Built-in prompts, those the room has seen last (RQ5). */
export function deckOf({ settings, used = [] }: GameSetup, random: Random): DeckCard[] {
  const { language, rating, numberOfRounds } = settings;
  const builtIn = requipBank(language)
    .prompts.filter((prompt) => isFor(prompt.rating, rating))
    .map(({ id }) => ({ promptId: id }));
  const deck = freshFirst(builtIn, ({ promptId }) => promptId, used, random);
  return deck.slice(0, CARDS_PER_ROUND * numberOfRounds);
}

/** Draws up to `count` prompts from the packs and returns them with the remaining lots (RQ23). */
export function packCards(
  state: RequipState,
  count: number,
  random: Random,
): { readonly cards: readonly Card[]; readonly lots: readonly Lot[] } {
  const { lines, theme, lots } = drawLines(state.lots ?? [], count);
  if (theme === undefined) {
    const cards = lines.map(({ id, text, language }) => ({
      promptId: id,
      prompt: text,
      ...(language !== state.language && { promptLanguage: language }),
      existing: [],
    }));
    return { cards, lots };
  }
  const asked = random.shuffled(requipBank(state.language).themePrompts);
  const cards = lines.map(({ id, text }, at) => ({
    promptId: id,
    // A function, since `replace` would interpret `$` signs in an entry.
    prompt: (asked[at % Math.max(1, asked.length)] ?? "{entry}").replace("{entry}", () => text),
    existing: [],
    theme,
  }));
  return { cards, lots };
}

/**
 * Answers that earlier players left behind for the prompts of a deck, as far as this room's filter allows
 * them.
 */
export function leftFor(deck: readonly DeckCard[], setup: GameSetup): RequipState["left"] {
  const { language, filterLevel } = setup.settings;
  const left: Record<string, readonly string[]> = {};
  for (const { promptId, text } of deck) {
    const answers = text === undefined ? setup.existing?.[promptId] : undefined;
    const fit = answers?.filter((answer) => isAllowed(answer, [language], filterLevel)) ?? [];
    if (fit.length > 0) left[promptId] = fit.slice(0, LEFT_PER_PROMPT);
  }
  return left;
}

/** A card as a matchup without its sides; undefined when this build does not have the prompt. */
export function cardOf(state: RequipState, { promptId, text }: DeckCard): Card | undefined {
  if (text !== undefined) return { promptId, prompt: text, existing: [] };
  const prompt = requipPrompt(state.language, promptId);
  if (!prompt) return undefined;
  const seen = new Set<string>();
  const existing = [...(state.left[promptId] ?? []), ...prompt.answers].filter((answer) => {
    const key = keyOf(answer);
    return seen.has(key) ? false : seen.add(key);
  });
  return { promptId, prompt: prompt.prompt, existing };
}

const SHOUTS = 0.08;
const STARTS_SMALL = 0.45;
const ENDS_OPEN = 0.85;
/** Built-in answers have no full stop. Other endings, such as an abbreviation's, stay. */
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
/** After a closing quotation mark nobody types an exclamation mark. */
const ENDS_QUOTED = /["”“»’]$/u;

/** Varies an answer the way different people type, so that neatness does not give robots away (RQ19). */
function typed(text: string, random: Random): string {
  let styled = text;
  if (!random.chance(ENDS_OPEN) && ENDS_IN_WORD.test(styled)) styled = `${styled}.`;
  if (random.chance(STARTS_SMALL)) styled = styled.charAt(0).toLowerCase() + styled.slice(1);
  const shouts = random.chance(SHOUTS) && !ENDS_QUOTED.test(styled);
  return shouts ? `${styled.replace(/[.!?]$/, "")}!` : styled;
}

/**
 * An answer for a robot: first old ones of the prompt, then those that fit any. Nothing is said twice in a
 * room while the bank has others, and nothing that is already on the other side.
 */
export function robotAnswer(
  state: RequipState,
  matchup: Matchup,
  random: Random,
): { text: string; used: string } {
  const taken = new Set(matchup.slots.map(({ text }) => keyOf(text)));
  const seen = new Set([...(state.said ?? []), ...state.used]);
  const any = requipBank(state.language).anyAnswers;
  const options = [...random.shuffled(matchup.existing), ...random.shuffled(any)]
    .filter((text) => !taken.has(keyOf(text)))
    .map((text) => ({ text, used: `said:${keyOf(text)}` }));
  const choice = options.find(({ used }) => !seen.has(used)) ?? options[0];
  // A bank is never empty; if it were, dots at least show that there is no answer.
  if (!choice) return { text: "…", used: "said:…" };
  return { text: typed(choice.text, random), used: choice.used };
}
