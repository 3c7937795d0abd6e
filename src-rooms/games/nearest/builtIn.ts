import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import de from "../../content/de/nearest.json" with { type: "json" };
import dk from "../../content/dk/nearest.json" with { type: "json" };
import en from "../../content/en/nearest.json" with { type: "json" };
import es from "../../content/es/nearest.json" with { type: "json" };
import fr from "../../content/fr/nearest.json" with { type: "json" };
import nl from "../../content/nl/nearest.json" with { type: "json" };
import pl from "../../content/pl/nearest.json" with { type: "json" };
import ro from "../../content/ro/nearest.json" with { type: "json" };
import sk from "../../content/sk/nearest.json" with { type: "json" };
import { builtInContents } from "../builtInContent.ts";
import { knowQuestions, type QuestionTexts } from "./content.ts";

const FILES: Readonly<Record<Language, QuestionTexts>> = { en, dk, nl, de, es, fr, pl, sk, ro };
const TEXTS = builtInContents(FILES);

for (const language of LANGUAGES) knowQuestions(language, TEXTS[language]);

/** EXPERIMENTS with the built-in questions of every language. */
export { nearest } from "./rules.ts";
