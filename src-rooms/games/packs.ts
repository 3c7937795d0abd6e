import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../src-shared/catalog/packs.ts";
import { cleanText } from "../../src-shared/text/clean.ts";
import { isAllowed } from "../../src-shared/text/filter.ts";
import { lineId } from "../../src-shared/text/packEntries.ts";
import type { GameSetup } from "./game.ts";
import type { Random } from "./random.ts";

/** An entry of a pack that can be played. */
interface PackLine {
  /** Derived from the text, not from its position: it stays the same when the pack is rewritten or copied. */
  readonly id: string;
  readonly text: string;
  readonly language: Language;
}

/** What a round is drawn from: one theme, or all packs without a theme together. */
export interface Lot {
  /** Name of a category pack; absent when the lines have no theme. */
  readonly theme?: string;
  readonly lines: readonly PackLine[];
}

interface Wish {
  /** Kind of the packs that have no theme. */
  readonly plain: PackKind;
  /** Set when the game does not use category packs. */
  readonly themeless?: true;
  /** Maximum number of lines in all lots together; more than the game shows. */
  readonly most: number;
  /** Whether the game can play with this text. Left out: it can with any. */
  readonly isFit?: (text: string) => boolean;
  /**
   * Whether the host was asked who is playing: if the answer was families, the strict filter reads the packs.
   */
  readonly isRated?: boolean;
}

/** Whether this is the id of a pack's entry. */
export function isPackLine(id: string): boolean {
  return id.startsWith("pack:");
}

/**
 * Turns the host's packs into lots, in random order: the packs of the kind `plain` together, and each
 * category pack as a theme of its own. Keeps only entries that this room's filter passes and nobody here has
 * seen (SE83).
 */
export function lotsOf(setup: GameSetup, random: Random, wish: Wish): Lot[] {
  const { settings, packs, used = [] } = setup;
  const { plain, themeless, most, isFit = () => true, isRated = false } = wish;
  const level = isRated && settings.rating === "family" ? "strict" : settings.filterLevel;
  const known = new Set(used);
  const without: PackLine[] = [];
  const themes = new Map<string, PackLine[]>();
  for (const { kind, name, language, entries } of packs) {
    // A pack is filtered in its own language. At the strict level (strangers, families) the room's language
    // is checked as well, so that nobody gets around the filter by labelling a pack with another language.
    const languages = level === "strict" ? [settings.language, language] : [language];
    const allowed = (text: string) => isAllowed(text, languages, level);
    if (kind !== plain && (kind !== "category" || themeless)) continue;
    const theme = kind === "category" ? cleanText(name) : undefined;
    // Every screen shows the theme: a pack whose theme the filter refuses is left out.
    if (theme !== undefined && !allowed(theme)) continue;
    const lines = entries.flatMap((entry): PackLine[] => {
      const text = cleanText(entry);
      const id = lineId(text);
      if (text === "" || known.has(id) || !isFit(text) || !allowed(text)) return [];
      known.add(id);
      return [{ id, text, language }];
    });
    if (theme === undefined) without.push(...lines);
    else themes.set(theme, [...(themes.get(theme) ?? []), ...lines]);
  }
  const all: Lot[] = [
    { lines: without },
    ...[...themes].map(([theme, lines]) => ({ theme, lines })),
  ].filter(({ lines }) => lines.length > 0);
  const share = Math.max(1, Math.floor(most / Math.max(1, all.length)));
  return random
    .shuffled(all)
    .map((lot) => ({ ...lot, lines: random.shuffled(lot.lines).slice(0, share) }));
}

interface Draw {
  readonly lines: readonly PackLine[];
  readonly theme?: string;
  /** The remaining lots: the one that was drawn from moves to the end, or is removed when it is empty. */
  readonly lots: readonly Lot[];
}

/** Draws up to `count` lines from the lot at index `at`; by default from the one whose turn it is. */
export function drawLines(lots: readonly Lot[], count: number, at = 0): Draw {
  const lot = lots[at];
  if (!lot) return { lines: [], lots };
  const { theme } = lot;
  const rest = lot.lines.slice(count);
  const others = lots.toSpliced(at, 1);
  return {
    lines: lot.lines.slice(0, count),
    ...(theme !== undefined && { theme }),
    lots: rest.length > 0 ? [...others, { ...lot, lines: rest }] : others,
  };
}

/** Returns the languages of those lines that are in another one than the room's, by text. */
export function foreignOf(
  lines: readonly PackLine[],
  language: Language,
): Readonly<Record<string, Language>> {
  return Object.fromEntries(
    lines.filter((line) => line.language !== language).map((line) => [line.text, line.language]),
  );
}

/** Returns the language of a text as `foreignOf` knows it; undefined: the room's. */
export function languageIn(
  foreign: Readonly<Record<string, Language>> = {},
  text: string,
): Language | undefined {
  return Object.hasOwn(foreign, text) ? foreign[text] : undefined;
}

/** Puts a line back into its lot. */
export function putBackLine(lots: readonly Lot[], line: PackLine, theme?: string): readonly Lot[] {
  const at = lots.findIndex((lot) => lot.theme === theme);
  const lot = lots[at];
  if (lot) return lots.with(at, { ...lot, lines: [...lot.lines, line] });
  return [...lots, { ...(theme !== undefined && { theme }), lines: [line] }];
}
