import { doubled, lines, pairs, type WordForms } from "./forms.ts";

const VOWELS = ["a", "e", "o", "u"];
/** `boom`, `bomen`: a long vowel is written once in an open syllable. */
const OPENING = VOWELS.flatMap((vowel) =>
  Array.from(
    "bdfgklmnprst",
    (last) => [vowel + vowel + last, `${vowel}${softened(last)}en`] as const,
  ),
);

function softened(letter: string): string {
  if (letter === "s") return "z";
  return letter === "f" ? "v" : letter;
}

export const nl: WordForms = {
  articles: ["de", "het", "een", "'t", "’t"],
  endings: [
    ...pairs("/en /s /n f/ven s/zen"),
    ...OPENING,
    ...doubled("bdfgklmnprst", "en"),
    ...pairs("/je /tje /pje /etje ng/nkje /jes /tjes /pjes /etjes ng/nkjes"),
    ...pairs("a/aatje o/ootje a/aatjes o/ootjes"),
    ...doubled("bgklmnprt", "etje"),
    ...doubled("bgklmnprt", "etjes"),
  ],
  irregular: lines(
    "kind kinderen kindje",
    "ei eieren eitje",
    "koe koeien koetje",
    "stad steden stadje",
    "schip schepen scheepje",
    "blad bladeren blaadje",
    "lied liederen liedje",
    "dag dagen",
    "weg wegen",
    "glas glazen glaasje",
    "dak daken",
    "been benen",
    "oma omaatje",
    "opa opaatje",
  ),
  different: pairs(
    "val/vals kano/kanon hek/heks kaart/taart kaart/kaars staart/taart regen/zegen koning/woning bakker/wakker stoel/stoep steen/steeg " +
      "school/schoon",
  ),
};
