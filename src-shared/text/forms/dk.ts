import { doubled, lines, pairs, type WordForms } from "./forms.ts";

const DOUBLING = "bdfgklmnprst";

export const dk: WordForms = {
  articles: ["en", "et", "den", "det", "de"],
  endings: [
    // Plurals, then the definite article as an ending, singular and plural.
    ...pairs("/e /er /r e/er"),
    ...pairs("/en /et /n e/en e/et /ene /erne /ne e/erne"),
    ...["e", "er", "en", "et"].flatMap((ending) => doubled(DOUBLING, ending)),
    ...pairs("el/ler er/re el/len er/ret"),
  ],
  irregular: lines(
    "mand maend maendene manden",
    "barn born bornene",
    "bog boger bogerne bogen",
    "fod fodder fodderne",
    "hand haender haenderne",
    "tand taender taenderne",
    "nat naetter",
    "ko koer koen",
    "gas gaes",
    "and aender",
    "oje ojne ojnene",
    "bror broder brodre",
    "far faedre",
    "mor modre",
    "datter dotre",
    "rod rodder",
    "nod nodder",
    "gaet gaetter",
  ),
  different: pairs(
    "bil/billet kok/køkken lås/laser ost/øst sol/søl lov/løv bar/bår kar/kår mal/mål tal/tål skal/skål mode/moder far/får and/ånd bil/bille " +
      "kanel/kanal tanke/tante hjerte/hjerne",
  ),
};
