import type { Language } from "./languages.ts";

/**
 * Kinds of packs, all with the same calls: words to play with, themes with what belongs to them, captions,
 * pictures.
 */
export const PACK_KINDS = ["word", "category", "caption", "picture"] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** Most characters of a pack's id. */
export const PACK_ID_LENGTH_MAX = 64;
/** Most entries of a pack, and most characters of an entry. */
export const PACK_ENTRIES_MAX = 500;
export const PACK_ENTRY_LENGTH_MAX = 60;
/** Most characters of a pack's name. */
export const PACK_NAME_LENGTH_MAX = 60;
/** Most pictures of a pack; most bytes of a picture, and most pixels of its longer side. */
export const PICTURES_PER_PACK_MAX = 60;
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
export const PICTURE_SIDE_MAX = 1_600;
/** Pictures one person may store, in all packs together. */
export const PICTURES_PER_USER_MAX = 600;
/** Orders of the library: most played, last changed, most liked. */
export const LIBRARY_ORDERS = ["played", "fresh", "liked"] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];
/** Packs on one page of the library. */
export const LIBRARY_PAGE_SIZE = 24;
/** Packs of each kind that one person may store. */
export const PACKS_PER_USER_MAX = 100;
/** Packs that one game may combine. */
export const PACKS_PER_GAME_MAX = 20;
/** Entries that a room loads from all packs together: more could not be played in an evening. */
export const PACK_ENTRIES_PER_GAME_MAX = 1_000;

/** The part of a pack that a game receives. */
export interface PackContent {
  readonly packId: string;
  readonly kind: PackKind;
  readonly name: string;
  readonly language: Language;
  readonly entries: readonly string[];
}

/** How an entry did in the games in which it came up. */
export interface EntryTally {
  /** Games, or rounds of one, in which it came up. */
  readonly shown: number;
  /** Those in which it fell flat: skipped, never guessed, no vote. */
  readonly flat: number;
}

/**
 * Times an entry has to come up before it is judged, and the percentage of flat ones from which games leave
 * it out.
 */
const JUDGED_FROM = 4;
const FLAT_PERCENT = 75;

/** Whether this entry falls flat so often that games leave it out. */
export function fallsFlat({ shown, flat }: EntryTally): boolean {
  return shown >= JUDGED_FROM && flat * 100 >= shown * FLAT_PERCENT;
}
