import { COLOURS, type Drawing } from "../../../src-shared/catalog/drawing.ts";
import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import type { BuiltInContent } from "../builtInContent.ts";
import type { Sketch } from "../sketch.ts";
import { fold } from "../../../src-shared/text/fold.ts";

export const WORD_LEVELS = ["easy", "medium", "hard"] as const;
export type WordLevel = (typeof WORD_LEVELS)[number];

/** An entry of `src-rooms/content/<language>/canvas-clash.json`. */
export interface WordEntry {
  /**
   * English slug, shared by all languages that have the same thing; else `<language>:slug`, for a word that
   * only this language has.
   */
  readonly id: string;
  readonly word: string;
  readonly level: WordLevel;
  /** Other names that count as a right guess. */
  readonly also?: readonly string[];
}

/** A line of `src-rooms/content/drawings.json`; the names are short because there are many lines. */
interface StoredLine {
  /** Index of the colour in the palette of 17 (catalog/drawing.ts). */
  readonly c: number;
  /** Radius of the brush. */
  readonly r: number;
  /** Points as `x,y x,y ...` */
  readonly p: string;
}

/** A stored drawing in `src-rooms/content/drawings.json`, by the id of the word that it shows. */
interface StoredDrawing {
  readonly width: number;
  readonly height: number;
  /**
   * Its sketch, computed when the drawing was made: a room would need a tenth of a second for all drawings.
   */
  readonly look: Sketch;
  readonly lines: readonly StoredLine[];
}

/** The words of each language, loaded when a game needs them. */
export type WordLists = Readonly<Record<Language, BuiltInContent<readonly WordEntry[]>>>;
export type StoredDrawings = Readonly<Record<string, StoredDrawing>>;

/** Words of all languages, and the drawings that robots can paint. */
export class CanvasContent {
  readonly #lists: WordLists;
  readonly #drawings: BuiltInContent<StoredDrawings>;
  #byId: ReadonlyMap<string, ReadonlyMap<Language, WordEntry>> | undefined;
  readonly #names = new Map<string, readonly string[]>();
  readonly #unpacked = new Map<string, Drawing>();

  constructor(lists: WordLists, drawings: BuiltInContent<StoredDrawings>) {
    this.#lists = lists;
    this.#drawings = drawings;
  }

  wordsOf(language: Language): readonly WordEntry[] {
    return this.#lists[language]();
  }

  /** A word's entry in each language that has it. */
  #entriesOf(id: string): ReadonlyMap<Language, WordEntry> {
    this.#byId ??= entriesById(this.#lists);
    return this.#byId.get(id) ?? new Map();
  }

  /** The word in each language that has it; empty for an id that is not built in. */
  inAllLanguages(id: string): Partial<Record<Language, string>> {
    return Object.fromEntries(
      [...this.#entriesOf(id)].map(([language, { word }]) => [language, word]),
    );
  }

  /** Every name of the word in every language, folded, without duplicates. */
  namesOf(id: string): readonly string[] {
    const known = this.#names.get(id);
    if (known) return known;
    const names = this.#spellingsOf(id);
    this.#names.set(id, names);
    return names;
  }

  #spellingsOf(id: string): string[] {
    const names = [...this.#entriesOf(id).values()].flatMap(({ word, also = [] }) => [
      word,
      ...also,
    ]);
    const spellings = names.flatMap((name) => [fold(name), fold(withoutUmlauts(name))]);
    return [...new Set(spellings)].filter((name) => name !== "");
  }

  /** Ids of the words that have a stored drawing. */
  get drawable(): readonly string[] {
    return Object.keys(this.#drawings());
  }

  canBeDrawn(id: string): boolean {
    return Object.hasOwn(this.#drawings(), id);
  }

  /** The sketch of a word's stored drawing; empty when there is none. */
  lookOf(id: string): Sketch {
    return (this.canBeDrawn(id) ? this.#drawings()[id]?.look : undefined) ?? "";
  }

  /** The stored drawing of a word; undefined when there is none. */
  drawingOf(id: string): Drawing | undefined {
    const known = this.#unpacked.get(id);
    if (known) return known;
    const stored = this.canBeDrawn(id) ? this.#drawings()[id] : undefined;
    if (!stored) return undefined;
    const drawing = unpacked(stored);
    this.#unpacked.set(id, drawing);
    return drawing;
  }
}

function entriesById(lists: WordLists): ReadonlyMap<string, ReadonlyMap<Language, WordEntry>> {
  const byId = new Map<string, Map<Language, WordEntry>>();
  for (const language of LANGUAGES) {
    for (const entry of lists[language]()) {
      const known = byId.get(entry.id) ?? new Map<Language, WordEntry>();
      byId.set(entry.id, known.set(language, entry));
    }
  }
  return byId;
}

/** Spells a name the way people do whose keyboard lacks these letters. */
function withoutUmlauts(name: string): string {
  const written: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
  return name.toLowerCase().replaceAll(/[äöüåø]/g, (letter) => written[letter] ?? letter);
}

function unpacked({ width, height, lines }: StoredDrawing): Drawing {
  return {
    width,
    height,
    lines: lines.map(({ c, r, p }) => ({
      brushColor: COLOURS[c] ?? "#000000",
      brushRadius: r,
      points: p.split(" ").map((place) => {
        const [x = 0, y = 0] = place.split(",").map(Number);
        return { x, y };
      }),
    })),
  };
}
