import type { Language } from "../../catalog/languages.ts";
import { de } from "./de.ts";
import { dk } from "./dk.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { WordForms } from "./forms.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";

/** The word forms of each language. */
export const FORMS: Readonly<Record<Language, WordForms>> = { en, dk, nl, de, es, fr, pl, sk, ro };
