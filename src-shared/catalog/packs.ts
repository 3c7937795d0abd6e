import type { Language } from "./languages.ts";

/** Sets of packs with the same calls: words to play with, themes and what belongs to them, captions, pictures. */
export const PACK_KINDS = ["word", "category", "caption", "picture"] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** Entries a pack may have, and characters an entry may have. */
export const PACK_ENTRIES_MAX = 500;
export const PACK_ENTRY_LENGTH_MAX = 60;
/** Characters of a pack's name. */
export const PACK_NAME_LENGTH_MAX = 60;
/** Pictures a pack may have, and bytes and pixels of the longer side a picture may have. */
export const PICTURES_PER_PACK_MAX = 60;
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
export const PICTURE_SIDE_MAX = 1_600;
/** Pictures one person may keep, in all packs together. */
export const PICTURES_PER_USER_MAX = 600;
/** Orders of the library: played most, changed last, liked most. */
export const LIBRARY_ORDERS = ["played", "fresh", "liked"] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];
/** Packs on one page of the library. */
export const LIBRARY_PAGE_SIZE = 24;
/** Packs one person may keep of each kind. */
export const PACKS_PER_USER_MAX = 100;
/** Packs one game may mix. */
export const PACKS_PER_GAME_MAX = 20;
/** Entries a room takes along from all packs together: more could not be played in an evening. */
export const PACK_ENTRIES_PER_GAME_MAX = 1_000;

/** What a game gets of a pack. */
export interface PackContent {
  readonly packId: string;
  readonly kind: PackKind;
  readonly name: string;
  readonly language: Language;
  readonly entries: readonly string[];
}

/** How an entry did in the games it came up in. */
export interface EntryTally {
  /** Games, or rounds of one, in which it came up. */
  readonly shown: number;
  /** Those in which nobody did anything with it: skipped, never guessed, no vote. */
  readonly flat: number;
}

/** From so often an entry is judged; this share of it flat, in percent, and it comes up no more. */
const JUDGED_FROM = 4;
const FLAT_PERCENT = 75;

/** Does this entry fall flat so often that games leave it out? */
export function fallsFlat({ shown, flat }: EntryTally): boolean {
  return shown >= JUDGED_FROM && flat * 100 >= shown * FLAT_PERCENT;
}
