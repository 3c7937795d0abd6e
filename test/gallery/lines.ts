import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Table } from "../support/table.ts";

interface Lines {
  /** Answers to prompts, long and short. */
  readonly answers: readonly string[];
  /** A clue of AB_THINKING. */
  readonly clue: string;
  /** Words of SYNC_THINK. */
  readonly words: readonly string[];
  /** Wrong guesses of CANVAS_CLASH, the first one long. */
  readonly guesses: readonly string[];
  /** A category pack with a long name. */
  readonly theme: { readonly name: string; readonly entries: readonly string[] };
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
  theme: {
    name: "Everything you find behind a sofa",
    entries: [
      "a petrified sandwich",
      "the remote control",
      "one lonely sock",
      "three coins from Portugal",
      "grandma's lost glasses",
      "a very surprised spider",
      "popcorn",
      "a library book from 1998",
    ],
  },
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
  theme: {
    name: "Was man hinter dem Wohnzimmersofa findet",
    entries: [
      "ein versteinertes Käsebrötchen",
      "die Fernbedienung",
      "eine einsame Wollsocke",
      "drei Münzen aus Portugal",
      "Omas verschollene Lesebrille",
      "eine sehr überraschte Spinne",
      "Popcorn",
      "ein Leihbuch von 1998",
    ],
  },
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
  theme: {
    name: "Wszystko, co leży za kanapą w salonie",
    entries: [
      "skamieniała kanapka",
      "pilot do telewizora",
      "samotna skarpeta",
      "trzy monety z Portugalii",
      "zgubione okulary babci",
      "bardzo zdziwiony pająk",
      "popcorn",
      "książka z biblioteki z 1998 roku",
    ],
  },
};

/** Returns what people write in this language; English for languages without lines of their own. */
export function linesIn(language: Language): Lines {
  if (language === "de") return GERMAN;
  return language === "pl" ? POLISH : ENGLISH;
}

/** Gives a room the pack in its language; returns the settings that select it. */
export function withTheme(table: Table, language: Language): { readonly wordPackIds: string[] } {
  const wordPackIds = ["theme"];
  const pack = { packId: "theme", kind: "category" as const, language, ...linesIn(language).theme };
  table.do({ type: "packs", ids: wordPackIds, packs: [pack] });
  return { wordPackIds };
}
