import cards from "../../content/ab-cards.json" with { type: "json" };
import de from "../../content/de/ab-thinking.json" with { type: "json" };
import dk from "../../content/dk/ab-thinking.json" with { type: "json" };
import en from "../../content/en/ab-thinking.json" with { type: "json" };
import es from "../../content/es/ab-thinking.json" with { type: "json" };
import fr from "../../content/fr/ab-thinking.json" with { type: "json" };
import nl from "../../content/nl/ab-thinking.json" with { type: "json" };
import pl from "../../content/pl/ab-thinking.json" with { type: "json" };
import ro from "../../content/ro/ab-thinking.json" with { type: "json" };
import sk from "../../content/sk/ab-thinking.json" with { type: "json" };
import { builtInContents } from "../builtInContent.ts";
import { abContent, type CardWords } from "./content.ts";
import { abThinkingWith } from "./rules.ts";

/** The built-in cards, with the words of each language about them. */
export const AB_CARDS = abContent(
  cards,
  builtInContents<CardWords>({ en, dk, nl, de, es, fr, pl, sk, ro }),
);

/** AB_THINKING with the built-in cards. */
export const abThinking = abThinkingWith(AB_CARDS);
