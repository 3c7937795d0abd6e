import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";
import { LOCALES, textsOf } from "./locales.ts";
import { files } from "./repository.ts";

const NBSP = "\u00a0";
/** Every quotation mark that some language uses; `’` is also the apostrophe of all languages. */
const QUOTES = ["“", "”", "„", "‚", "‘", "«", "»", "‹", "›", '"'];

/** The opening and closing quotation mark of each language. */
const OWN_QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["“", "”"],
  dk: ["»", "«"],
  nl: ["‘", "’"],
  de: ["„", "“"],
  es: ["«", "»"],
  fr: ["«", "»"],
  pl: ["„", "”"],
  sk: ["„", "“"],
  ro: ["„", "”"],
};
/** Languages that put a space before an ellipsis that replaces whole words. */
const SPACE_BEFORE_DOTS: readonly Language[] = ["dk", "de"];

/** French texts that address several people; all others address one person as `tu`. */
const TO_SEVERAL: readonly string[] = [
  "ab-thinking:clue.spoken",
  "canvas-clash:credit.waitTitle",
  "canvas-clash:ready.title_many",
  "canvas-clash:ready.title_one",
  "canvas-clash:ready.title_other",
  "canvas-clash:spelled.note",
  "canvas-clash:tutorial.paint",
  "evening:list",
  "evening:people",
  "games:CANVAS_CLASH.description",
  "games:SYNC_THINK.description",
  "hide-and-peek:light.title",
  "links:open.crowd.text",
  "meta:page.home.description",
  "packs:list.about.word",
  "pages:howTo.where",
  "pages:survey.groupSize",
  "profile:keepsake.heading",
  "reel:state.expired.text",
  "room:voice.allRight2",
  "room:voice.go1",
  "room:voice.joins2",
  "room:voice.lastRound2",
  "room:voice.robotLeads1",
  "sync-think:cue.both",
  "sync-think:reveal.answers",
  "sync-think:reveal.fullHouse",
  "sync-think:reveal.fullHouseHidden",
  "sync-think:reveal.none",
  "sync-think:think.title",
  "sync-think:tutorial.fall",
  "sync-think:tutorial.match",
];
/** Legal texts use `vous`, as is usual in French contracts. */
const CONTRACTS: readonly string[] = ["legal"];
const VOUS = /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})|\p{L}{2,}ez(?!\p{L})/iu;
const NO_VERB = /(?<!\p{L})(?:chez|assez|nez|rez|rendez-vous)(?!\p{L})/giu;

/**
 * All texts of a language: those of the screens and mails, the questions of Nearest, and the template texts
 * of a new game.
 */
function spoken(language: Language): { readonly key: string; readonly text: string }[] {
  const sources = [
    ...files(`${LOCALES}/${language}/*.json`),
    `src-worker/mail/locales/${language}.json`,
    `src-rooms/content/${language}/nearest.json`,
    ...files(`scripts/new-game/files/${LOCALES}/${language}/*`),
  ];
  return sources.flatMap((path) => {
    const name = path.startsWith("src-worker")
      ? "mail"
      : path.replace(/^.*\/|\.json(?:\.txt)?$/gu, "");
    return [...textsOf(path)].map(([key, text]) => ({ key: `${name}:${key}`, text }));
  });
}

/**
 * Further questions of games, by their keys in the content. Robots' answers are left out, since they imitate
 * what people type.
 */
const ASKED: readonly { readonly game: string; readonly isAsked: RegExp }[] = [
  { game: "requip", isAsked: /\.prompt$|^themePrompts\./u },
  { game: "canvas-clash", isAsked: /\.word$/u },
  { game: "sync-think", isAsked: /^pairs\./u },
];

/** All texts of `spoken` and what games ask: prompts, words to draw, pairs. */
function printed(language: Language): { readonly key: string; readonly text: string }[] {
  const asked = ASKED.flatMap(({ game, isAsked }) =>
    [...textsOf(`src-rooms/content/${language}/${game}.json`)].flatMap(([key, text]) =>
      isAsked.test(key) ? [{ key: `${game}:${key}`, text }] : [],
    ),
  );
  return [...spoken(language), ...asked];
}

/** Texts with this fault, each after its key. */
const faults = (language: Language, isFault: (text: string) => boolean) =>
  printed(language).flatMap(({ key, text }) => (isFault(text) ? [`${key}: ${text}`] : []));

describe.each(LANGUAGES)("punctuation in %s", (language) => {
  it("has a single kind of apostrophe", () => {
    expect(
      faults(language, (text) => /['´`]/u.test(text)),
      "To fix it: write ’",
    ).toEqual([]);
  });

  it("uses the language's own quotation marks", () => {
    const own = OWN_QUOTES[language];
    const foreign = QUOTES.filter((mark) => !own.includes(mark));
    expect(
      faults(language, (text) => foreign.some((mark) => text.includes(mark))),
      `To fix it: write ${own.join("…")}`,
    ).toEqual([]);
  });

  it("uses one ellipsis character, spaced as the language requires", () => {
    const isSpaced = SPACE_BEFORE_DOTS.includes(language);
    const wrong = isSpaced ? /[^\u00a0]…|^…[^\u00a0]/u : /(?<![!?:;])[ \u00a0]…|^… /u;
    expect(
      faults(language, (text) => text.includes("...") || wrong.test(text)),
      `To fix it: write …${isSpaced ? " with a no-break space before it" : " without a space before it"}`,
    ).toEqual([]);
  });
});

describe("French", () => {
  it("keeps a no-break space before ; : ! ? and inside of « »", () => {
    const wrong = /[^\u00a0!?][;!?»]|[^\u00a0]: |«[^\u00a0]/u;
    expect(
      faults("fr", (text) => wrong.test(text)),
      `To fix it: write U+00A0 there, as in “Prêt${NBSP}?”`,
    ).toEqual([]);
  });

  const isVous = (text: string) => VOUS.test(text.replace(NO_VERB, ""));

  it("says tu to a reader, and vous only to several people and in contracts", () => {
    const said = spoken("fr").filter(({ key, text }) => {
      const [name = ""] = key.split(":");
      return !CONTRACTS.includes(name) && !TO_SEVERAL.includes(key) && isVous(text);
    });
    expect(
      said,
      "To fix it: use tu, or list the key under TO_SEVERAL if the text addresses several people.",
    ).toEqual([]);
  });

  it("has no key listed for vous that no longer uses it", () => {
    const texts = new Map(spoken("fr").map(({ key, text }) => [key, text]));
    expect(
      TO_SEVERAL.filter((key) => !isVous(texts.get(key) ?? "")),
      "To fix it: remove these from TO_SEVERAL.",
    ).toEqual([]);
  });

  it("is checked correctly by this test, which finds vous in words and verbs only", () => {
    for (const text of ["C’est à vous.", "Votre place", "Écrivez-nous", "Entrez."]) {
      expect(isVous(text), text).toBe(true);
    }
    for (const text of ["Reviens chez toi", "Assez joué", "Nez à nez", "Un rendez-vous"]) {
      expect(isVous(text), text).toBe(false);
    }
  });
});
