import { describe, expect, it } from "vitest";
import { CIRCLE_NAME_MAX_LENGTH } from "../../src-shared/catalog/circles.ts";
import { GAME_TYPES } from "../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";
import cards from "../../src-rooms/content/ab-cards.json" with { type: "json" };
import { ERROR_CODES, errorKey } from "../../src-shared/catalog/errorCodes.ts";
import { isAllowed } from "../../src-shared/text/filter.ts";
import { textTypes, TYPES_FILE } from "../../scripts/text-types.ts";
import { keysFor, LOCALES, namespaces, placeholders, pluralOf, textsOf } from "./locales.ts";
import { exists, files, read } from "./repository.ts";

const NAMESPACES = namespaces();
const OTHERS = LANGUAGES.filter((language) => language !== "en");
const PAIRS = OTHERS.flatMap((language) => NAMESPACES.map((name) => ({ language, name })));

const path = (language: Language, name: string) => `${LOCALES}/${language}/${name}.json`;

/** Keys that are in no source as a literal, with the reason why they are used nevertheless. */
const DYNAMIC: readonly { readonly keys: readonly string[]; readonly reason: string }[] = [
  {
    keys: ERROR_CODES.map(errorKey),
    reason: "errorKey() builds them from the error codes of the Worker and the rooms",
  },
  {
    keys: cards.map(({ id }) => id),
    reason: "useCardText() looks up the text of any card by its id",
  },
  {
    keys: GAME_TYPES.flatMap((game) => [`${game}.name`, `${game}.description`, `${game}.points`]),
    reason: "built from the game's type in useGameName(), the lists of games and GameRules",
  },
  {
    keys: [...textsOf("src-web/i18n/locales/en/offline.json").keys()],
    reason: "vite.pwa.ts writes them into the offline page and the manifests",
  },
  {
    keys: ["seat", "remote", "crowd", "screen"].flatMap((kind) => [
      `${kind}.title`,
      `${kind}.text`,
    ]),
    reason: "a link's dialog looks up the texts of its kind",
  },
];

/** Keys that a source contains as literals, and patterns for keys built from a template. */
function usedKeys(): { literal: Set<string>; patterns: RegExp[] } {
  const literal = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of files("src-web/**/*.{ts,tsx}")) {
    const source = read(file);
    for (const [, key = ""] of source.matchAll(/["'`](?:[a-z-]+:)?([A-Za-z][\w.]*)["'`]/g)) {
      literal.add(key);
    }
    const templates = /`(?:[a-z-]+:)?((?:[A-Za-z]\w*\.)+)\$\{[^`]*?\}([\w.]*)`/g;
    for (const [, start = "", end = ""] of source.matchAll(templates)) {
      const [from, to] = [start, end].map((part) => part.replaceAll(".", "\\."));
      patterns.push(new RegExp(`^${from}.+${to}$`));
    }
  }
  return { literal, patterns };
}

describe("the types of the keys", () => {
  it("include every file of texts", () => {
    expect(read(TYPES_FILE), "To fix it: run npm run texts").toBe(textTypes());
  });
});

describe("English", () => {
  it("has a text for every error code", () => {
    const common = textsOf(path("en", "common"));
    expect(
      ERROR_CODES.map(errorKey).filter((key) => !common.has(key)),
      `To fix it: add the text to ${path("en", "common")}.`,
    ).toEqual([]);
  });

  it.each(NAMESPACES)("has no unused text in %s", (name) => {
    const { literal, patterns } = usedKeys();
    const texts = textsOf(path("en", name));
    const unused = [...texts.keys()].filter((key) => {
      const base = pluralOf(key, texts)?.base ?? key;
      const isUsed = literal.has(base) || patterns.some((pattern) => pattern.test(base));
      return !isUsed && !DYNAMIC.some(({ keys }) => keys.includes(base));
    });
    expect(
      unused,
      "To fix it: delete the text in all languages, or list its key under DYNAMIC, with how it is built.",
    ).toEqual([]);
  });
});

describe("all nine languages", () => {
  it("each have a folder", () => {
    const folders = new Set(files(`${LOCALES}/*/*.json`).map((file) => file.split("/").at(-2)));
    expect(
      LANGUAGES.filter((language) => !folders.has(language)),
      `To fix it: write ${LOCALES}/<language>/*.json.`,
    ).toEqual([]);
    expect([...folders].filter((folder) => !LANGUAGES.some((known) => known === folder))).toEqual(
      [],
    );
  });

  it.each(PAIRS)("$language has the keys of $name, each with its own plural forms", (pair) => {
    const { language, name } = pair;
    const file = path(language, name);
    const wanted = keysFor(language, textsOf(path("en", name)));
    const texts = exists(file) ? textsOf(file) : new Map<string, string>();
    expect(
      {
        missing: [...wanted].filter((key) => !texts.has(key)),
        unknown: [...texts.keys()].filter((key) => !wanted.has(key)),
      },
      `To fix it: write or delete these in ${file}.`,
    ).toEqual({ missing: [], unknown: [] });
  });

  it.each(PAIRS)(
    "$language has the same placeholders as English in $name",
    ({ language, name }) => {
      const english = textsOf(path("en", name));
      const file = path(language, name);
      const texts = exists(file) ? textsOf(file) : new Map<string, string>();
      const faults = [...texts].flatMap(([key, text]) => {
        const plural = pluralOf(key, texts);
        const other = plural && `${plural.base}${plural.isOrdinal ? "_ordinal" : ""}_other`;
        const wanted = placeholders(english.get(other ?? key) ?? "");
        const given = placeholders(text);
        const isForm = plural !== undefined && key !== other;
        // The singular form may omit the number: 'rock once'.
        const missing = wanted.filter((part) => !given.includes(part) && !isForm);
        const foreign = given.filter((part) => !wanted.includes(part));
        return [...missing, ...foreign].map((part) => `${key}: ${part}`);
      });
      expect(faults, `To fix it: use the English placeholders, untranslated, in ${file}.`).toEqual(
        [],
      );
    },
  );

  it.each(files(`${LOCALES}/*/*.json`))("no text is empty in %s", (file) => {
    const empty = [...textsOf(file)].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty, "To fix it: write the text.").toEqual([]);
  });
});

it.each(LANGUAGES)(
  "the default names of circles in %s are allowed as names of circles",
  (language) => {
    const names = [...textsOf(path(language, "circles"))].filter(([key]) =>
      key.startsWith("defaultName."),
    );
    expect(names).toHaveLength(7);
    for (const [, name] of names) {
      expect(name.length, name).toBeLessThanOrEqual(CIRCLE_NAME_MAX_LENGTH);
      expect(isAllowed(name, LANGUAGES, "moderate"), name).toBe(true);
    }
  },
);

/** Texts in the markup of a component itself, and in attributes that people see or hear, instead of keys. */
function bareTexts(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/gu, "");
  const places = [
    />([^<>{}=();]*\p{L}{2,}[^<>{}=();]*)<\//gu,
    />(\p{L}[^<>{}=();]*)\{/gu,
    /\}([^<>{}=();\n]*\p{L}{2,}[^<>{}=();\n]*)<\//gu,
    /\b(?:aria-(?:label|description|roledescription|valuetext)|placeholder|title|alt|label)="([^"]*\p{L}{2,}[^"]*)"/gu,
  ];
  const texts = places.flatMap((place) => [...code.matchAll(place)].map(([, text = ""]) => text));
  // An address is the same in every language.
  return texts.map((text) => text.trim()).filter((text) => !text.startsWith("/"));
}

it("every text that a screen shows is a key", () => {
  // The playground is for developers and in English.
  const screens = files("src-web/**/*.tsx").filter(
    (file) => !file.startsWith("src-web/site/tools/"),
  );
  expect(screens.length).toBeGreaterThan(300);
  expect(
    screens.flatMap((file) => bareTexts(read(file)).map((text) => `${file}: ${text}`)),
    `To fix it: write the text in ${LOCALES}/<language>, in all nine languages, and show it with t().`,
  ).toEqual([]);
});

/**
 * Elements whose `aria-label` differs from the one text they show: the keys of both, with their namespace.
 */
function callings(): { file: string; name: string; shown: string }[] {
  const pair = /aria-label=\{t\("([\w.:-]+)"[^<>]*?>\s*\{t\("([\w.:-]+)"[^<>]*?\)\}\s*<\//gu;
  return files("src-web/**/*.tsx").flatMap((file) => {
    const source = read(file);
    const [, own = "common"] = /useTranslation\("([\w-]+)"/u.exec(source) ?? [];
    const full = (key: string) => (key.includes(":") ? key : `${own}:${key}`);
    return [...source.matchAll(pair)].map(([, name = "", shown = ""]) => ({
      file,
      name: full(name),
      shown: full(shown),
    }));
  });
}

it.each(LANGUAGES)("the accessible name of a button contains its visible text: %s", (language) => {
  const textOf = (key: string) => {
    const [namespace = "", name = ""] = key.split(":");
    return textsOf(path(language, namespace)).get(name)?.toLowerCase() ?? "";
  };
  // The text `named` is an action's own text followed by what it applies to.
  const wrong = callings().filter(
    ({ name, shown }) =>
      !textOf(name).startsWith("{{action}}") && !textOf(name).includes(textOf(shown)),
  );
  expect(wrong).toEqual([]);
});

describe("this test", () => {
  it("knows the plural forms of each language, including Danish as dk", () => {
    const english = new Map([
      ["points_one", "{{count}} point"],
      ["points_other", "{{count}} points"],
      ["rank_ordinal_other", "{{count}}th"],
    ]);
    expect([...keysFor("pl", english)].filter((key) => key.startsWith("points"))).toEqual(
      expect.arrayContaining(["points_one", "points_few", "points_many", "points_other"]),
    );
    expect([...keysFor("dk", english)].toSorted((a, b) => a.localeCompare(b))).toEqual([
      "points_one",
      "points_other",
      "rank_ordinal_other",
    ]);
  });

  it("finds texts in markup and in attributes, but no code", () => {
    expect(bareTexts("<p>Hello there</p>")).toEqual(["Hello there"]);
    expect(bareTexts("<p>Hello {name}</p>")).toEqual(["Hello"]);
    expect(bareTexts("<p>{count} points</p>")).toEqual(["points"]);
    expect(bareTexts('<input aria-label="Your name" />')).toEqual(["Your name"]);
    expect(bareTexts('<p title={t("title")}>{t("text")} · {name}</p>')).toEqual([]);
    expect(bareTexts("<code>{host}/join</code>")).toEqual([]);
    expect(bareTexts("const kept = useState<Name>(none);\n{/* A note. */}")).toEqual([]);
  });

  it("finds placeholders and tags", () => {
    expect(placeholders("<b>{{ name }}</b> has {{count}} of {{count}}")).toEqual(
      placeholders("{{count}} <b>{{name}}</b>"),
    );
  });
});

it("files that are served in every language bear the site's name and no words, as rooms give themselves no title", () => {
  const titles = ["index", "join", "tv"].map(
    (name) => /<title>(.*)<\/title>/u.exec(read(`src-web/${name}.html`))?.[1],
  );
  expect(titles).toEqual(["Hubbub", "Hubbub", "Hubbub"]);
});
