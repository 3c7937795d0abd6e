import { expect, test } from "vitest";
import { GAME_FACTS, GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { shadeTokens } from "../../../src-web/game-kit/sceneStyle.ts";
import { SHADES } from "../../../src-web/games/hide-and-peek/shades.ts";
import { sourceOf } from "../support/sourceOf.mjs";

type Tokens = Readonly<Record<string, string>>;

const css = [
  sourceOf("src-web/ui/tokens.css"),
  ...GAME_TYPES.map((game) => sourceOf(`src-web/games/${GAME_FACTS[game].folder}/theme.css`)),
].join("\n");

/** The plain colours that a rule of tokens.css or of a game's theme.css sets. */
function colours(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  expect(start, `${selector} is in tokens.css or in its game's theme.css`).toBeGreaterThanOrEqual(
    0,
  );
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (?:var\(--[a-z-]+, )?(#[0-9a-f]{6})\)?;/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours and their backgrounds, by token. */
const PAIRS = [
  ["text", "ground"],
  ["text", "raised"],
  ["text", "line"],
  ["text", "ink"],
  ["quiet", "ground"],
  ["quiet", "raised"],
  ["quiet", "line"],
  ["good", "ground"],
  ["bad", "ground"],
  ["bad", "raised"],
  ["even", "ground"],
  ["primary", "raised"],
  ["accent", "ground"],
  ["second", "ground"],
  ["second", "raised"],
  ["on-bright", "primary"],
  ["on-bright", "good"],
  ["on-bright", "bad"],
  ["on-bright", "accent"],
  ["on-bright", "second"],
  ["ink", "cream"],
  ["placeholder", "cream"],
] as const;

const house = colours(":root");
/** The background of HIDE_AND_PEEK is the shade of its scene. */
const scenes = Object.entries(SHADES).flatMap(([scene, lights]) =>
  Object.entries(lights).map(([light, shade]): readonly [string, Tokens] => {
    const { ground, raised, line } = shadeTokens(shade);
    const theme = colours('[data-theme="HIDE_AND_PEEK"]');
    return [`${scene} by ${light}`, { ...house, ...theme, ground, raised, line }];
  }),
);
const themes: readonly (readonly [string, Tokens])[] = [
  ["the house", house],
  ...GAME_TYPES.map((game) => [game, { ...house, ...colours(`[data-theme="${game}"]`) }] as const),
  ...scenes,
];

for (const [name, theme] of themes) {
  test(`text in the colours of ${name} has a contrast of at least 4.5:1`, () => {
    const weak = PAIRS.map(([text, ground]) => {
      const ratio = contrast(theme[text] ?? "#000000", theme[ground] ?? "#000000");
      return { pair: `${text} on ${ground}`, ratio: Math.round(ratio * 100) / 100 };
    }).filter(({ ratio }) => ratio < 4.5);
    expect(weak).toEqual([]);
  });
}

const MORE = colours('[data-contrast="more"] [data-theme]');
for (const [name, theme] of themes) {
  test(`with more contrast, text in the colours of ${name} has a contrast of at least 7:1`, () => {
    const own = css.includes(`[data-contrast="more"] [data-theme="${name}"] {`)
      ? colours(`[data-contrast="more"] [data-theme="${name}"]`)
      : {};
    const shown = { ...theme, ...MORE, ...own };
    const weak = PAIRS.map(([text, ground]) => {
      const ratio = contrast(shown[text] ?? "#000000", shown[ground] ?? "#000000");
      return { pair: `${text} on ${ground}`, ratio: Math.round(ratio * 100) / 100 };
    }).filter(({ ratio }) => ratio < 7);
    expect(weak).toEqual([]);
  });
}

test("each game has its own ground, accent and second colour", () => {
  for (const game of GAME_TYPES) {
    expect(Object.keys(colours(`[data-theme="${game}"]`))).toEqual(
      expect.arrayContaining(["ground", "accent", "second"]),
    );
  }
});
