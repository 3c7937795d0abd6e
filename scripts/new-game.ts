// `npm run new-game TWO_TRUTHS`: writes a small game that can be played immediately, and its line in each
// list of games. docs/your-first-game.md explains what it wrote.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argumentsOf } from "./arguments.ts";
import { namesOf, nameTwice, renamed } from "./new-game/names.ts";
import {
  isListed,
  REGISTRY_FILES,
  withGame,
  withName,
  type GameTexts,
} from "./new-game/registries.ts";
import { NODE, ROOT } from "./wrangler.ts";

const TEMPLATE = "scripts/new-game/files";
const LOCALES = "src-web/i18n/locales";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
function write(path: string, text: string): void {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}

/** Runs a script of this repository. Throws when it fails. */
function run(...args: readonly string[]): void {
  const { status } = spawnSync(NODE, args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`node ${args.join(" ")} failed`);
}

/** The letters with which ids of rules already begin. */
function takenLetters(): Set<string> {
  const rules = globSync("src-*/**/{RULES,PROTOCOL}.md", { cwd: ROOT }).map(read).join("\n");
  return new Set([...rules.matchAll(/^- \[([A-Z]{2})\d+\]/gm)].map(([, letters = ""]) => letters));
}

function addGame(type: string): void {
  const files = globSync("**/*.txt", { cwd: join(ROOT, TEMPLATE) });
  const names = namesOf(type, takenLetters());
  const { folder } = names;
  const rules = `src-rooms/games/${folder}`;
  const sources = files.map((source) => ({
    path: renamed(source.replaceAll("\\", "/").replace(/\.txt$/, ""), names),
    text: renamed(read(join(TEMPLATE, source)), names),
  }));
  const written = sources.map(({ path }) => path);
  // Not only another game: texts, stories and browser tests of other things are in the same folders.
  const taken = [rules, ...written].find((path) => existsSync(join(ROOT, path)));
  if (taken !== undefined) throw new Error(`${taken} already exists.`);
  const listed = REGISTRY_FILES.some((path) => isListed(read(path), names));
  if (listed) throw new Error(`A game of the type ${type} already exists.`);
  const lists = REGISTRY_FILES.map((path) => ({ path, text: withGame(path, read(path), names) }));
  // `VOTE` would be a second `vote` in its own rules, `GAME2` a second `game2` in the lists beside `GAME_2`.
  for (const { path, text } of [...sources, ...lists]) {
    const twice = nameTwice(text);
    if (twice === undefined) continue;
    throw new Error(
      `"${type}" cannot be the name: two things in ${path} would be called ${twice}. Add another word, such as ${type}_IT.`,
    );
  }

  for (const { path, text } of [...sources, ...lists]) write(path, text);
  // SAFETY: descriptions.json holds these texts for each language.
  const descriptions = JSON.parse(read("scripts/new-game/descriptions.json")) as Readonly<
    Record<string, GameTexts>
  >;
  for (const [language, said] of Object.entries(descriptions)) {
    const path = `${LOCALES}/${language}/games.json`;
    write(path, withName(read(path), names, said));
  }
  run("scripts/text-types.ts");
  // Other names have other lengths, so lines break elsewhere.
  const formatted = written.filter((path) => /\.(?:tsx?|css)$/.test(path));
  run("node_modules/oxfmt/bin/oxfmt", ...formatted, ...REGISTRY_FILES);
  run("scripts/record-playground.ts", type);

  console.log(`${names.title} was created, with ${written.length + 1} new files.

  ${rules}/                its rules: RULES.md first (${names.rules}1, ${names.rules}2 …)
  src-web/games/${folder}/              its screens and colours
  src-shared/catalog/games/${folder}.ts its facts: seats, length, stages, music
  ${LOCALES}/*/${folder}.json
  test/rooms/games/${folder}/, test/support/games/${folder}.ts, test/gallery/stories/${folder}.ts,
  test/e2e/${folder}.test.ts            its tests

and one line each in ${REGISTRY_FILES.join(", ")}
and ${LOCALES}/*/games.json.

Next:
  npm test -- types lint unit           check that everything works
  npm run dev                           play it: http://localhost:5173, Host a game
  docs/your-first-game.md               make it your own, in an hour`);
}

const [type] = argumentsOf(import.meta.url, { allowPositionals: true }).positionals;
try {
  if (type === undefined) throw new Error("Which game? npm run new-game TWO_TRUTHS");
  addGame(type);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
