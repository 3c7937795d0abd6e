import type { Language } from "./languages.ts";

/** Sets of packs with the same calls: words to play with, themes and what belongs to them, captions. */
export const PACK_KINDS = ["word", "category", "caption"] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** Entries a pack may have, and characters an entry may have. */
export const PACK_ENTRIES_MAX = 500;
export const PACK_ENTRY_LENGTH_MAX = 60;
/** Characters of a pack's name. */
export const PACK_NAME_LENGTH_MAX = 60;
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
