import { PACK_ENTRY_LENGTH_MAX } from "../catalog/packs.ts";
import { cleanText, textLength } from "./clean.ts";
import { fold } from "./fold.ts";

const KEY_LENGTH = 64;

/**
 * Returns the key under which an entry is counted: its text without case and punctuation, or a picture's id.
 */
export function entryKey(entry: string): string {
  const text = cleanText(entry);
  // Never cuts through a character: databases cannot store half of one.
  return Array.from(fold(text) || text)
    .slice(0, KEY_LENGTH)
    .join("");
}

const PICTURE = "picture:";

/**
 * Returns the key of a pack's entry among the content a game has shown. It depends on the text only, not on
 * the pack.
 */
export function lineId(text: string): string {
  return `pack:${entryKey(text)}`;
}

/** Returns the key of a pack's picture among the content a game has shown. */
export function pictureKey(id: string): string {
  return `${PICTURE}${id}`;
}

/** Returns the id of the picture with such a key; undefined when the key is not a picture's. */
export function pictureOfKey(key: string): string | undefined {
  return key.startsWith(PICTURE) ? key.slice(PICTURE.length) : undefined;
}

/** What is wrong with one entry of a pack. */
type EntryFault = "entry_empty" | "entry_too_long" | "entry_double";

interface FaultyEntry {
  /** Index of the text, from 0. */
  readonly at: number;
  readonly fault: EntryFault;
}

function faultOf(entry: string, isDouble: boolean): EntryFault | undefined {
  if (entry === "") return "entry_empty";
  if (textLength(entry) > PACK_ENTRY_LENGTH_MAX) return "entry_too_long";
  return isDouble ? "entry_double" : undefined;
}

/**
 * Checks the entries of a pack as somebody typed or pasted them: trimmed, 1 to 60 characters, no duplicates
 * regardless of case. Does not limit their number.
 */
export function readEntries(texts: readonly string[]): {
  /** The cleaned entries, one for each text. */
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
