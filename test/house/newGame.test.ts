import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namesOf, renamed } from "../../scripts/new-game/names.ts";
import { NODE } from "../../scripts/wrangler.ts";
import { files, read, ROOT } from "./repository.ts";

/** Timeout: the type check and tests of a complete repository, on a busy machine. */
const TIMEOUT_MS = 300_000;
const copy = mkdtempSync(join(tmpdir(), "hubbub-new-game-"));

/** Files that are type-checked: the game, the lists that name it, and their imports. */
const TYPED = {
  rooms: [
    "src-rooms/games/registry.ts",
    "src-rooms/games/some-new-game",
    "test/rooms/games/some-new-game",
    "test/support/games/some-new-game.ts",
  ],
  web: ["src-web/**/*.d.ts", "src-web/games/parts.ts", "src-web/games/some-new-game"],
};

/** The house's tests of what is written; the others start programs, to which a new game makes no difference. */
const READ_SOURCES = files("test/house/*.test.ts").filter(
  (path) => !/"node:(?:child_process|http)"/u.test(read(path)),
);

/** Runs a program in the copy; returns its output and whether it succeeded. */
function run(...args: readonly string[]) {
  const env = { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(NODE, args, { cwd: copy, encoding: "utf8", env });
  return { isWell: status === 0, said: `${stdout}${stderr}` };
}
/** Checks the types of one program; with one checker, for the reason in scripts/check.ts. */
const check = (config: string) =>
  run("node_modules/typescript/bin/tsc", "-p", config, "--checkers", "1");
const vitest = (project: string, ...files: readonly string[]) =>
  run("node_modules/vitest/vitest.mjs", "run", "--project", project, ...files);

beforeAll(() => {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of list.split("\0").filter((path) => path && existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(copy, path));
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
}, TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), TIMEOUT_MS);

describe("npm run new-game", () => {
  it(
    "writes a game with types, tests for its rules, and everything that the checks require",
    () => {
      expect(run("scripts/new-game.ts", "SOME_NEW_GAME")).toMatchObject({ isWell: true });
      for (const [side, include] of Object.entries(TYPED)) {
        const config = `tsconfig.new-${side}.json`;
        const text = JSON.stringify({ extends: `./tsconfig.${side}.json`, include });
        writeFileSync(join(copy, config), text);
        const types = check(config);
        expect(types, types.said).toMatchObject({ isWell: true });
      }
      // Everything that lists games, tests included: docs/your-first-game.md says that `types` passes.
      const all = check("tsconfig.node.json");
      expect(all, all.said).toMatchObject({ isWell: true });
      const rules = vitest("rooms", "test/rooms/games/some-new-game");
      expect(rules, rules.said).toMatchObject({ isWell: true });
      const simulated = run("scripts/simulate.ts", "--game", "SOME_NEW_GAME", "--games", "200");
      expect(simulated, simulated.said).toMatchObject({ isWell: true });
      const house = vitest("house", ...READ_SOURCES);
      expect(house, house.said).toMatchObject({ isWell: true });
      // Tests of the web app that go through all games, of which a new one has only what it must have.
      const web = vitest(
        "web",
        "test/web/game-kit/moments.test.ts",
        "test/web/screens/stages/podium.test.ts",
      );
      expect(web, web.said).toMatchObject({ isWell: true });
    },
    TIMEOUT_MS,
  );

  it("refuses a game that exists already, and an invalid or missing name", () => {
    expect(run("scripts/new-game.ts", "SOME_NEW_GAME").said).toContain("already exists");
    expect(run("scripts/new-game.ts", "two truths").said).toContain("Write it like TWO_TRUTHS");
    expect(run("scripts/new-game.ts").said).toContain("npm run new-game TWO_TRUTHS");
  });

  it("refuses a name that files of something else have, and touches none of them", () => {
    const texts = join(copy, "src-web/i18n/locales/en/common.json");
    const before = readFileSync(texts, "utf8");
    expect(run("scripts/new-game.ts", "COMMON").said).toContain("common.json already exists");
    expect(readFileSync(texts, "utf8")).toBe(before);
    expect(run("scripts/new-game.ts", "LOBBY").said).toContain("lobby.ts already exists");
    expect(existsSync(join(copy, "src-rooms/games/lobby"))).toBe(false);
  });

  it("refuses the type of a game whose folder has another name", () => {
    const list = join(copy, "src-rooms/games/registry.ts");
    const before = readFileSync(list, "utf8");
    expect(run("scripts/new-game.ts", "EXPERIMENTS").said).toContain("type EXPERIMENTS already");
    expect(readFileSync(list, "utf8")).toBe(before);
  });

  it("refuses a name that cannot be one in code, before anything is written", () => {
    expect(run("scripts/new-game.ts", "CATCH").said).toContain("is a word of the language itself");
    expect(existsSync(join(copy, "src-rooms/games/catch"))).toBe(false);
    // `vote` and `stage` are functions of every new game's rules.
    expect(run("scripts/new-game.ts", "VOTE").said).toContain("such as VOTE_IT");
    expect(run("scripts/new-game.ts", "STAGE").said).toContain("such as STAGE_IT");
    expect(existsSync(join(copy, "src-rooms/games/vote"))).toBe(false);
    // A type can be the second one as well: `BotMove` is what every robot returns.
    expect(run("scripts/new-game.ts", "BOT").said).toContain("would be called BotMove");
    expect(existsSync(join(copy, "src-rooms/games/bot"))).toBe(false);
  });

  it("refuses a name that a list of games has already, before anything is written", () => {
    // `gameParts` is a function beside the list of screens, and `texts` something that it imports.
    expect(run("scripts/new-game.ts", "GAME_PARTS").said).toContain("such as GAME_PARTS_IT");
    expect(run("scripts/new-game.ts", "TEXTS").said).toContain("things in src-web/games/parts.ts");
    const list = join(copy, "src-shared/catalog/games/registry.ts");
    const before = readFileSync(list, "utf8");
    writeFileSync(list, `import { round2 } from "./round-2.ts";\n${before}`);
    expect(run("scripts/new-game.ts", "ROUND2").said).toContain("would be called round2");
    writeFileSync(list, before);
    expect(existsSync(join(copy, "src-rooms/games/round2"))).toBe(false);
    expect(existsSync(join(copy, "src-rooms/games/game-parts"))).toBe(false);
  });

  it(
    "leaves checks that fail when screens, story, recording or length are missing",
    () => {
      const gone = [
        "src-web/games/some-new-game/Stage.tsx",
        "src-web/games/some-new-game/lesson.ts",
        "test/gallery/stories/some-new-game.ts",
        "src-web/site/tools/recordings/some-new-game.json",
      ];
      for (const path of gone) rmSync(join(copy, path));
      const facts = join(copy, "src-shared/catalog/games/some-new-game.ts");
      writeFileSync(
        facts,
        readFileSync(facts, "utf8").replace(/ {2}length: \{.*?\n {2}\},\n/s, ""),
      );
      const { isWell, said } = vitest("house", "test/house/games.test.ts");
      expect(isWell).toBe(false);
      for (const fix of [
        "list them in src-web/games/some-new-game/index.ts",
        "export its `Lesson` from src-web/games/some-new-game/lesson.ts",
        "export `story` of SOME_NEW_GAME from test/gallery/stories/some-new-game.ts",
        "npm run record -- SOME_NEW_GAME",
        "its `length`, in src-shared/catalog/games/some-new-game.ts",
      ]) {
        expect(said).toContain(fix);
      }
    },
    TIMEOUT_MS,
  );
});

describe("the name of a game", () => {
  it("has five spellings, and its rules begin with two unique letters", () => {
    expect(namesOf("TWO_TRUTHS", new Set())).toEqual({
      type: "TWO_TRUTHS",
      folder: "two-truths",
      camel: "twoTruths",
      pascal: "TwoTruths",
      title: "Two Truths",
      rules: "TT",
    });
    expect(namesOf("TWO_TRUTHS", new Set(["TT"])).rules).toBe("TW");
    expect(namesOf("BINGO", new Set())).toMatchObject({ folder: "bingo", rules: "BI" });
  });

  it("replaces the template's name wherever it occurs", () => {
    const names = namesOf("TWO_TRUTHS", new Set(["TT"]));
    const text = "- [NG1] NEW_GAME (NG10): newGame of new-game, type NewGameState, New Game";
    expect(renamed(text, names)).toBe(
      "- [TW1] TWO_TRUTHS (TW10): twoTruths of two-truths, type TwoTruthsState, Two Truths",
    );
  });
});
