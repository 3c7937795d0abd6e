import { describe, expect, it } from "vitest";
import { GAME_TYPES, GAME_FACTS, gamePath } from "../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES } from "../../src-shared/catalog/languages.ts";
import { GAMES } from "../../src-rooms/games/registry.ts";
import { exists, files, read } from "./repository.ts";

/** Parts that every game must have; the others are optional. */
const PARTS = ["Stage", "Phone", "Tutorial", "Example"] as const;

describe.each(GAME_TYPES)("%s is complete:", (gameType) => {
  const folder = GAME_FACTS[gameType].folder;
  const web = `src-web/games/${folder}`;

  it("it has written rules", () => {
    expect(
      GAMES[gameType]?.type,
      `To fix it: add a line for ${gameType} to src-rooms/games/registry.ts.`,
    ).toBe(gameType);
    const rules = `src-rooms/games/${folder}/RULES.md`;
    expect(exists(rules), `To fix it: write ${rules}.`).toBe(true);
  });

  it("it has screens, each in its own file", () => {
    const manifest = exists(`${web}/index.ts`) ? read(`${web}/index.ts`) : "";
    const missing = PARTS.filter(
      (part) => !manifest.includes(`${part}: () => import(`) || !exists(`${web}/${part}.tsx`),
    );
    expect(missing, `To fix it: write them, and list them in ${web}/index.ts.`).toEqual([]);
    expect(manifest, `To fix it: add "${folder}" to the namespaces in ${web}/index.ts.`).toMatch(
      new RegExp(`namespaces: \\[[^\\]]*"${folder}"`),
    );
  });

  it("it has a lesson", () => {
    const path = `${web}/lesson.ts`;
    const source = exists(path) ? read(path) : "";
    expect(source, `To fix it: export its \`Lesson\` from ${path}.`).toContain("anyLesson(");
  });

  it("it has its own colours", () => {
    const theme = exists(`${web}/theme.css`) ? read(`${web}/theme.css`) : "";
    const fix = `To fix it: add a rule for [data-theme="${gameType}"] to ${web}/theme.css.`;
    expect(theme, fix).toContain(`[data-theme="${gameType}"]`);
  });

  it("it has its texts in every language", () => {
    const wanted = LANGUAGES.map((language) => `src-web/i18n/locales/${language}/${folder}.json`);
    const missing = wanted.filter((path) => !exists(path));
    expect(missing, "To fix it: write them, then run npm run texts.").toEqual([]);
  });

  it("it has a length that an evening can plan with", () => {
    expect(
      GAME_FACTS[gameType],
      `To fix it: add its \`length\`, in src-shared/catalog/games/${folder}.ts.`,
    ).toMatchObject({ length: { usual: expect.any(Number) } });
  });

  it.each([
    ["simulated", "simulation", `test/support/games/${folder}.ts`],
    ["told to every screen", "story", `test/gallery/stories/${folder}.ts`],
  ])("it is %s", (_, name, path) => {
    const source = exists(path) ? read(path) : "";
    const fix = `To fix it: export \`${name}\` of ${gameType} from ${path}.`;
    expect(source, fix).toContain(`export const ${name}: `);
    expect(source, fix).toContain(`gameType: "${gameType}"`);
  });

  it("it has a recording for the playground", () => {
    const path = `src-web/site/tools/recordings/${folder}.json`;
    const fix = `To fix it: run npm run record -- ${gameType}`;
    expect(exists(path), fix).toBe(true);
    expect(read(path).startsWith(`{"gameType":"${gameType}"`), fix).toBe(true);
  });

  it("it has a test that plays it in a browser", () => {
    const path = `test/e2e/${folder}.test.ts`;
    expect(exists(path), `To fix it: write a test that plays the game, in ${path}.`).toBe(true);
  });

  it.runIf(GAME_FACTS[gameType].access === "everyone")(
    "it can be shared and planned into an evening",
    () => {
      const picture = `src-web/assets/brand/og-${gamePath(gameType)}.jpg`;
      expect(exists(picture), `To fix it: draw ${picture} (tools/art/src/brand).`).toBe(true);
      const fix = `To fix it: add its \`moods\`, in src-shared/catalog/games/${folder}.ts.`;
      expect(GAME_FACTS[gameType].moods, fix).toBeDefined();
    },
  );
});

describe("what is stored by game", () => {
  it("belongs to an existing game", () => {
    const known = new Set(GAME_TYPES.map((gameType) => GAME_FACTS[gameType].folder));
    const kept = files(
      "src-rooms/games/*/RULES.md",
      "src-web/games/*/index.ts",
      "test/support/games/*.ts",
      "test/gallery/stories/*.ts",
      "src-web/site/tools/recordings/*.json",
    );
    const nameOf = (path: string) =>
      (
        /games\/([\w-]+)\/(?:RULES\.md|index\.ts)$/.exec(path) ?? /([\w-]+)\.\w+$/.exec(path)
      )?.[1] ?? "";
    // Files of the frame, which belong to no game: what happens before, between and after games.
    const isFrame = (path: string) => ["lobby", "evening"].includes(nameOf(path));
    const strays = kept.filter((path) => !known.has(nameOf(path)) && !isFrame(path));
    expect(strays, "To fix it: name it after the game's folder, or delete it.").toEqual([]);
  });
});
