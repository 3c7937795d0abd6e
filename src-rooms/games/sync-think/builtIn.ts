import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import de from "../../content/de/sync-think.json" with { type: "json" };
import dk from "../../content/dk/sync-think.json" with { type: "json" };
import en from "../../content/en/sync-think.json" with { type: "json" };
import es from "../../content/es/sync-think.json" with { type: "json" };
import fr from "../../content/fr/sync-think.json" with { type: "json" };
import nl from "../../content/nl/sync-think.json" with { type: "json" };
import pl from "../../content/pl/sync-think.json" with { type: "json" };
import ro from "../../content/ro/sync-think.json" with { type: "json" };
import sk from "../../content/sk/sync-think.json" with { type: "json" };
import { builtInContents } from "../builtInContent.ts";
import { knowSync, type SyncContent } from "./content.ts";

const FILES: Readonly<Record<Language, SyncContent>> = { en, dk, nl, de, es, fr, pl, sk, ro };
const WORDS = builtInContents(FILES);

for (const language of LANGUAGES) knowSync(language, WORDS[language]);

/** SYNC_THINK with the built-in words of every language. */
export { syncThink } from "./rules.ts";
