import { lines, pairs, type WordForms } from "./forms.ts";

/**
 * Words whose plural ends in -er. With other words -er names a person who does something: `Fisch`, `Fischer`.
 */
const PLURAL_IN_ER =
  "kind haus buch bild wald land mann rad blatt dorf glas huhn lied kleid geist schloss dach loch tuch " +
  "horn lamm kalb feld licht nest gesicht gespenst brett schild wort wurm gott band denkmal volk fass amt";

export const de: WordForms = {
  articles: ["der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer"],
  endings: pairs(
    "/e /en /n /s /nen s/sse um/en a/en /chen /lein e/chen en/chen e/lein el/lein el/elchen /erchen",
  ),
  irregular: [
    ...PLURAL_IN_ER.split(" ").map((word) => [word, `${word}er`]),
    ...lines("ei eier eilein", "bus busse", "see seen", "knie knien"),
  ],
  different: pairs(
    "mai/mais dach/dachs watt/watte tablett/tablette reis/reise kuchen/küche kuchen/küchen fisch/frisch tisch/fisch kirche/kirsche mutter/butter mutter/futter butter/futter sonne/tonne wolke/wolle " +
      "feuer/feier nebel/hebel regen/degen segel/segen bauch/rauch schule/schuhe katze/tatze gabel/kabel leiter/reiter himmel/hummel hummel/hummer " +
      "schatz/schutz kanne/tanne",
  ),
};
