import type { Language } from "../../src-shared/catalog/languages.ts";

interface Lines {
  /** Long and short things to answer. */
  readonly answers: readonly string[];
  /** A clue of AB_THINKING. */
  readonly clue: string;
  /** Words of SYNC_THINK. */
  readonly words: readonly string[];
  /** Wrong guesses of CANVAS_CLASH, the first one long. */
  readonly guesses: readonly string[];
}

const ENGLISH: Lines = {
  answers: [
    "Soup. Always soup",
    "My aunt Gertrude after three espressos and a karaoke machine",
    "A goose",
    "Seventeen unpaid parking tickets",
    "The neighbour's haunted trampoline",
    "No",
  ],
  clue: "The longest way home is the one you know by heart",
  words: [
    "marmalade",
    "yodelling",
    "gazebo",
    "umbrella stand",
    "oboe",
    "kimono",
    "walrus",
    "tango",
  ],
  guesses: ["a small mountain lion", "horse", "plane", "dragonfly", "fan", "car"],
};

const GERMAN: Lines = {
  answers: [
    "Suppe. Immer Suppe",
    "Tante Gertrud nach drei Espressi und einer Karaokemaschine",
    "Eine Gans",
    "Siebzehn unbezahlte Strafzettel wegen Falschparkens",
    "Das Spuktrampolin der Nachbarn",
    "Nö",
  ],
  clue: "Der längste Heimweg ist der, den man auswendig kennt",
  words: [
    "Marmeladenglas",
    "Jodeln",
    "Wintergarten",
    "Schirmständer",
    "Oboe",
    "Kimono",
    "Walross",
    "Tango",
  ],
  guesses: ["ein kleiner Berglöwe", "Pferd", "Flugzeug", "Libelle", "Ventilator", "Auto"],
};

const POLISH: Lines = {
  answers: [
    "Zupa. Zawsze zupa",
    "Ciocia Grażyna po trzech espresso i maszynie do karaoke",
    "Gęś",
    "Siedemnaście niezapłaconych mandatów",
    "Nawiedzona trampolina sąsiadów",
    "Nie",
  ],
  clue: "Najdłuższa droga do domu to ta, którą znasz na pamięć",
  words: [
    "konfitura",
    "jodłowanie",
    "altana",
    "stojak na parasole",
    "obój",
    "kimono",
    "mors",
    "tango",
  ],
  guesses: ["mała puma górska", "koń", "samolot", "ważka", "wentylator", "auto"],
};

/** What people write in this language; in English where nobody wrote anything for it. */
export function linesIn(language: Language): Lines {
  if (language === "de") return GERMAN;
  return language === "pl" ? POLISH : ENGLISH;
}
