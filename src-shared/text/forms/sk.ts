import { lines, pairs, type WordForms } from "./forms.ts";

export const sk: WordForms = {
  articles: [],
  endings: pairs(
    "a/y a/e /y /e /i /ia o/a e/ia ec/ci ek/ky ec/ce k/ci /ta a/ata /ovia " +
      "/cek /ik /ek a/ka o/ko a/icka a/ocka k/cek ka/ocka /ky /iky a/ky",
  ),
  irregular: lines(
    "pes psy psik psicek",
    "oko oci ocko",
    "ucho usi usko",
    "clovek ludia",
    "dieta deti dietatko",
    "den dni",
    "ruka rucka",
    "noha nozka",
    "kniha knizka knizky",
    "macka macicka macky",
    "vtak vtacik vtaci",
    "kvet kvietok kvety kvietky",
    "strom stromcek stromy stromceky",
    "hviezda hviezdicka hviezdy",
    "slnko slniecko",
    "srdce srdiecko srdcia",
    "mys myska mysi",
    "kon konik kone",
    "dom domcek domy",
    "ryba rybka rybicka",
    "chlieb chlebik chleby",
    "vlas vlasok vlasy",
    "vietor vetry vetrik",
    "orol orly orlik",
    "lev levy levik",
    "hrob hroby",
    "posta posty",
  ),
  different: pairs(
    "krava/kravata sála/šálka kráľ/králik krik/krík sud/súd rad/rád mesto/miesto cesta/cesto škola/škôlka múka/muka",
  ),
};
