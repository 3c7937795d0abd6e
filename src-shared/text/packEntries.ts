import { PACK_ENTRY_LENGTH_MAX } from "../catalog/packs.ts";
import { cleanText, textLength } from "./clean.ts";
import { fold } from "./fold.ts";

const KEY_LENGTH = 64;

/** By what an entry is counted: its text whatever its case and signs, or a picture's id. */
export function entryKey(entry: string): string {
  const text = cleanText(entry);
  return (fold(text) || text).slice(0, KEY_LENGTH);
}

const PICTURE = "picture:";

/** By what an entry of a pack is known among what a game has shown: of the text, whichever pack it stands in. */
export function lineId(text: string): string {
  return `pack:${entryKey(text)}`;
}

/** By what a picture of a pack is known among what a game has shown. */
export function pictureKey(id: string): string {
  return `${PICTURE}${id}`;
}

/** The picture behind such a key; undefined: it is the key of something else. */
export function pictureOfKey(key: string): string | undefined {
  return key.startsWith(PICTURE) ? key.slice(PICTURE.length) : undefined;
}

/** What is wrong with one entry of a pack. */
type EntryFault = "entry_empty" | "entry_too_long" | "entry_double";

interface FaultyEntry {
  /** Which of the texts, from 0. */
  readonly at: number;
  readonly fault: EntryFault;
}

function faultOf(entry: string, isDouble: boolean): EntryFault | undefined {
  if (entry === "") return "entry_empty";
  if (textLength(entry) > PACK_ENTRY_LENGTH_MAX) return "entry_too_long";
  return isDouble ? "entry_double" : undefined;
}

/**
 * Entries of a pack as somebody typed or pasted them: trimmed, 1 to 60 characters, none twice
 * whatever its case. How many there may be is another question.
 */
export function readEntries(texts: readonly string[]): {
  /** As they are kept, one for each text. */
  readonly entries: readonly string[];
  readonly faults: readonly FaultyEntry[];
} {
  const entries = texts.map(cleanText);
  const known = new Set<string>();
  const faults: FaultyEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const key = entry.toLowerCase();
    const fault = faultOf(entry, known.has(key));
    known.add(key);
    if (fault) faults.push({ at, fault });
  }
  return { entries, faults };
}
