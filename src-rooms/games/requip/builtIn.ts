import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import de from "../../content/de/requip.json" with { type: "json" };
import dk from "../../content/dk/requip.json" with { type: "json" };
import en from "../../content/en/requip.json" with { type: "json" };
import es from "../../content/es/requip.json" with { type: "json" };
import fr from "../../content/fr/requip.json" with { type: "json" };
import nl from "../../content/nl/requip.json" with { type: "json" };
import pl from "../../content/pl/requip.json" with { type: "json" };
import ro from "../../content/ro/requip.json" with { type: "json" };
import sk from "../../content/sk/requip.json" with { type: "json" };
import { builtInContents } from "../builtInContent.ts";
import { knowRequip, type RequipBank } from "./content.ts";

// SAFETY: test/rooms/games/requip/content.test.ts checks every line of these files against this shape.
const FILES = { en, dk, nl, de, es, fr, pl, sk, ro } as Readonly<Record<Language, RequipBank>>;
const BANKS = builtInContents(FILES);

for (const language of LANGUAGES) knowRequip(language, BANKS[language]);

/** REQUIP with the built-in prompts of every language. */
export { requip } from "./rules.ts";
