import de from "../../content/de/snaption.json" with { type: "json" };
import dk from "../../content/dk/snaption.json" with { type: "json" };
import en from "../../content/en/snaption.json" with { type: "json" };
import es from "../../content/es/snaption.json" with { type: "json" };
import fr from "../../content/fr/snaption.json" with { type: "json" };
import nl from "../../content/nl/snaption.json" with { type: "json" };
import pl from "../../content/pl/snaption.json" with { type: "json" };
import ro from "../../content/ro/snaption.json" with { type: "json" };
import sk from "../../content/sk/snaption.json" with { type: "json" };
import snaps from "../../content/snaps.json" with { type: "json" };
import { builtInContents } from "../builtInContent.ts";
import { snaptionContent, type CaptionBank } from "./content.ts";
import { snaptionWith } from "./rules.ts";

/** The built-in pictures and captions. */
export const builtInSnaption = snaptionContent(
  snaps,
  builtInContents<CaptionBank>({ en, dk, nl, de, es, fr, pl, sk, ro }),
);

/** SNAPTION with the content of this build. */
export const snaption = snaptionWith(builtInSnaption);
