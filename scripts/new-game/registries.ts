import type { GameNames } from "./names.ts";

/** The last entry of each list of games; a new game is inserted before it, since EXPERIMENTS stays last. */
const LAST = /^ {2}EXPERIMENTS: nearest,$/m;
const LAST_IMPORT = /^import \{ nearest \} from "[^"]+";$/m;

function put(text: string, before: RegExp, line: string): string {
  if (!before.test(text))
    throw new Error(`Cannot insert the line, because nothing matches ${before.source}.`);
  return text.replace(before, (found) => `${line}\n${found}`);
}

/** The line with which each list imports a game, by the list's path. */
const REGISTRIES: Readonly<Record<string, (names: GameNames) => string>> = {
  "src-shared/catalog/games/registry.ts": ({ camel, folder }) =>
    `import { ${camel} } from "./${folder}.ts";`,
  "src-rooms/games/registry.ts": ({ camel, folder }) =>
    `import { ${camel} } from "./${folder}/rules.ts";`,
  "src-web/games/parts.ts": ({ camel, folder }) =>
    `import { ${camel} } from "./${folder}/index.ts";`,
};

/** Paths of the files that list every game. */
export const REGISTRY_FILES = Object.keys(REGISTRIES);

/** Whether the text of a list has a game of this type, which may be in a folder with another name. */
export function isListed(text: string, { type }: GameNames): boolean {
  return new RegExp(`^ {2}${type}:`, "m").test(text);
}

/** Adds a game to the text of a list. */
export function withGame(path: string, text: string, names: GameNames): string {
  const line = REGISTRIES[path]?.(names) ?? "";
  return put(put(text, LAST_IMPORT, line), LAST, `  ${names.type}: ${names.camel},`);
}

/** A language's texts about a game wherever games are listed: what it is, and how players score. */
export interface GameTexts {
  readonly description: string;
  readonly points: string;
}

/** Adds a game to a language's games.json. */
export function withName(json: string, { type, title: name }: GameNames, said: GameTexts) {
  // SAFETY: games.json holds a name and these texts for each game.
  const games = Object.entries(JSON.parse(json) as Record<string, object>);
  games.splice(-1, 0, [type, { name, ...said }]);
  return `${JSON.stringify(Object.fromEntries(games), undefined, 2)}\n`;
}
