import { lines, pairs, type WordForms } from "./forms.ts";

export const fr: WordForms = {
  articles: ["le", "la", "les", "l'", "l’", "un", "une", "des", "du", "de", "d'", "d’"],
  endings: pairs("/s /x al/aux ail/aux"),
  irregular: lines(
    "oeil yeux",
    "ciel cieux",
    "monsieur messieurs",
    "madame mesdames",
    "chat chaton chatons",
    "ours ourson oursons",
    "fille fillette fillettes",
    "maison maisonnette maisonnettes",
    "goutte gouttelette gouttelettes",
    "jardin jardinet jardinets",
    "poule poulette poulettes",
    "canard caneton canetons",
    "coq coquelet",
    "lapin lapereau lapereaux",
    "gateau gateaux",
  ),
  different: pairs(
    "mai/maïs tache/tâche pêche/péché jeune/jeûne mur/mûr côte/côté cote/côté foi/fois sale/salé marche/marché poisson/poison " +
      "poisson/boisson dessert/désert coussin/cousin gâteau/bateau château/chapeau chapeau/chameau mouton/bouton maison/raison saison/raison " +
      "saison/maison pomme/homme pomme/gomme lapin/sapin verre/terre montre/monstre livre/lièvre livre/libre orage/orange",
  ),
};
