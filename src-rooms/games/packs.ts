import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../src-shared/catalog/packs.ts";
import { cleanText } from "../../src-shared/text/clean.ts";
import { isAllowed } from "../../src-shared/text/filter.ts";
import { lineId } from "../../src-shared/text/packEntries.ts";
import type { GameSetup } from "./game.ts";
import type { Random } from "./random.ts";

/** An entry of a pack, fit to be played with. */
interface PackLine {
  /** Made of the text, not of its place: the same when the pack is written anew or copied. */
  readonly id: string;
  readonly text: string;
  readonly language: Language;
}

/** What a round is drawn from: a theme, or all packs without one together. */
export interface Lot {
  /** Name of a category pack; absent: lines that have no theme. */
  readonly theme?: string;
  readonly lines: readonly PackLine[];
}

interface Wish {
  /** Kind of packs that have no theme. */
  readonly plain: PackKind;
  /** Category packs are not for this game. */
  readonly themeless?: true;
  /** Lines of all lots together: more than the game shows. */
  readonly most: number;
  /** Can the game play with it? Left out: with any text. */
  readonly isFit?: (text: string) => boolean;
  /** The host was asked who is playing: where families are, the strict filter reads the packs. */
  readonly isRated?: boolean;
}

/** Is this the id of an entry of a pack? */
export function isPackLine(id: string): boolean {
  return id.startsWith("pack:");
}

/**
 * What the host's packs give a game, by lot: the packs of the kind `plain` together, and each category
 * pack as a theme of its own. Only what this room's filter lets pass and nobody here has seen (SE83).
 */
export function lotsOf(setup: GameSetup, random: Random, wish: Wish): Lot[] {
  const { settings, packs, used = [] } = setup;
  const { plain, themeless, most, isFit = () => true, isRated = false } = wish;
  const level = isRated && settings.rating === "family" ? "strict" : settings.filterLevel;
  const known = new Set(used);
  const without: PackLine[] = [];
  const themes = new Map<string, PackLine[]>();
  for (const { kind, name, language, entries } of packs) {
    // A pack is read in its own language. Among strangers and families nobody gets round that by calling it another.
    const languages = level === "strict" ? [settings.language, language] : [language];
    const allowed = (text: string) => isAllowed(text, languages, level);
    if (kind !== plain && (kind !== "category" || themeless)) continue;
    const theme = kind === "category" ? cleanText(name) : undefined;
    // A theme is said aloud: one that may not be shown is none.
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
  /** What is left: the lot that was drawn from comes after all others, or is gone when it is empty. */
  readonly lots: readonly Lot[];
}

/** So many lines of the lot whose turn it is, fewer where it has no more; `at`: of that lot. */
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

/** Give a line back to its lot. */
export function putBackLine(lots: readonly Lot[], line: PackLine, theme?: string): readonly Lot[] {
  const at = lots.findIndex((lot) => lot.theme === theme);
  const lot = lots[at];
  if (lot) return lots.with(at, { ...lot, lines: [...lot.lines, line] });
  return [...lots, { ...(theme !== undefined && { theme }), lines: [line] }];
}
