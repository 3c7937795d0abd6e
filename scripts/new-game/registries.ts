import type { GameNames } from "./names.ts";

/** The lists of all games. A new one comes before the place where games are tried out. */
const LAST = /^ {2}EXPERIMENTS: nearest,$/m;
const LAST_IMPORT = /^import \{ nearest \} from "[^"]+";$/m;

function put(text: string, before: RegExp, line: string): string {
  if (!before.test(text)) throw new Error(`There is no ${before.source} to write a line before.`);
  return text.replace(before, (found) => `${line}\n${found}`);
}

/** What each list imports of a game, by the list's path. */
const REGISTRIES: Readonly<Record<string, (names: GameNames) => string>> = {
  "src-shared/catalog/games/registry.ts": ({ camel, folder }) =>
    `import { ${camel} } from "./${folder}.ts";`,
  "src-rooms/games/registry.ts": ({ camel, folder }) =>
    `import { ${camel} } from "./${folder}/rules.ts";`,
  "src-web/games/parts.ts": ({ camel, folder }) =>
    `import { ${camel} } from "./${folder}/index.ts";`,
};

/** Paths of the lists that name every game. */
export const REGISTRY_FILES = Object.keys(REGISTRIES);

/** The text of a list with one game more. */
export function withGame(path: string, text: string, names: GameNames): string {
  const line = REGISTRIES[path]?.(names) ?? "";
  return put(put(text, LAST_IMPORT, line), LAST, `  ${names.type}: ${names.camel},`);
}

/** What a language says of a game wherever games are listed: what it is, and how points come. */
export interface GameTexts {
  readonly description: string;
  readonly points: string;
}

/** A language's names of games with one more. */
export function withName(json: string, { type, title: name }: GameNames, said: GameTexts) {
  // SAFETY: games.json holds a name and these texts for each game.
  const games = Object.entries(JSON.parse(json) as Record<string, object>);
  games.splice(-1, 0, [type, { name, ...said }]);
  return `${JSON.stringify(Object.fromEntries(games), undefined, 2)}\n`;
}
