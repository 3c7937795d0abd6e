import de from "../../content/de/canvas-clash.json" with { type: "json" };
import dk from "../../content/dk/canvas-clash.json" with { type: "json" };
import drawings from "../../content/drawings.json" with { type: "json" };
import en from "../../content/en/canvas-clash.json" with { type: "json" };
import es from "../../content/es/canvas-clash.json" with { type: "json" };
import fr from "../../content/fr/canvas-clash.json" with { type: "json" };
import nl from "../../content/nl/canvas-clash.json" with { type: "json" };
import pl from "../../content/pl/canvas-clash.json" with { type: "json" };
import ro from "../../content/ro/canvas-clash.json" with { type: "json" };
import sk from "../../content/sk/canvas-clash.json" with { type: "json" };
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { builtInContent, builtInContents } from "../builtInContent.ts";
import { CanvasContent, type StoredDrawings, type WordEntry } from "./content.ts";
import { canvasClashWith } from "./rules.ts";

// SAFETY: JSON's types widen the three levels to strings; test/rooms/games/canvas-clash/content.test.ts
// checks every entry.
const lists = { en, dk, nl, de, es, fr, pl, sk, ro } as Readonly<
  Record<Language, readonly WordEntry[]>
>;
const stored: StoredDrawings = drawings;

/** The built-in words and drawings. */
export const CANVAS_CONTENT = new CanvasContent(builtInContents(lists), builtInContent(stored));

/** The rules, with the built-in words and drawings. */
export const canvasClash = canvasClashWith(CANVAS_CONTENT);
