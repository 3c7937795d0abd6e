import type { Language } from "../../catalog/languages.ts";
import { DE } from "./de.ts";
import { DK } from "./dk.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { EVERYWHERE } from "./everywhere.ts";
import { FR } from "./fr.ts";
import type { WordList } from "./list.ts";
import { NL } from "./nl.ts";
import { PL } from "./pl.ts";
import { RO } from "./ro.ts";
import { SK } from "./sk.ts";

/** The words to filter in each language, and those to filter in all of them. */
export const WORD_LISTS: Readonly<Record<Language | "everywhere", WordList>> = {
  everywhere: EVERYWHERE,
  en: EN,
  dk: DK,
  nl: NL,
  de: DE,
  es: ES,
  fr: FR,
  pl: PL,
  sk: SK,
  ro: RO,
};
