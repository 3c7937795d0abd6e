import { describe, expect, it } from "vitest";
import { importsOf, wayTo, type Import } from "./imports.ts";
import { files } from "./repository.ts";

const SOURCE_FILES = files("src-*/**/*.ts", "src-*/**/*.tsx");
const IMPORTS = SOURCE_FILES.flatMap((path) => importsOf(path));

/** What a part of the house may import at run time; types may come from anywhere it may know. */
interface Wall {
  readonly part: string;
  readonly inside: (path: string) => boolean;
  /** Files it may load. */
  readonly mayLoad: (path: string, from: string) => boolean;
  /** Files it may not even know the types of. */
  readonly mayNotKnow: RegExp;
  readonly mend: string;
}

const CONTRACT = /^src-shared\/|^partykit\.json$/;
const gameOf = (path: string) => /^src-rooms\/games\/([^/]+)\//.exec(path)?.[1];

const WALLS: readonly Wall[] = [
  {
    part: "the catalog",
    inside: (path) => path.startsWith("src-shared/catalog/"),
    mayLoad: (path) => path.startsWith("src-shared/catalog/"),
    mayNotKnow: /^src-(web|worker|rooms)\//,
    mend: "facts stand alone: move what it needs into the catalog",
  },
  {
    part: "the protocol",
    inside: (path) => path.startsWith("src-shared/protocol/"),
    mayLoad: (path) => CONTRACT.test(path),
    mayNotKnow: /^src-(web|worker|rooms)\//,
    mend: "the contract knows only the catalog",
  },
  {
    part: "what texts are measured by",
    inside: (path) => path.startsWith("src-shared/text/"),
    mayLoad: (path) =>
      path.startsWith("src-shared/catalog/") || path.startsWith("src-shared/text/"),
    mayNotKnow: /^src-(web|worker|rooms)\//,
    mend: "texts know languages and nothing else",
  },
  {
    part: "a game",
    inside: (path) => gameOf(path) !== undefined,
    mayLoad: (path, from) =>
      CONTRACT.test(path) ||
      path === "src-rooms/games/game.ts" ||
      path === "src-rooms/games/random.ts" ||
      path.startsWith("src-shared/text/") ||
      path.startsWith("src-rooms/content/") ||
      gameOf(path) === gameOf(from),
    mayNotKnow: /^src-(web|worker)\/|^src-rooms\/(session|sockets|room|platforms)\//,
    mend: "rules know game.ts, the protocol, the catalog, chance and their own folder",
  },
  {
    part: "the session",
    inside: (path) => path.startsWith("src-rooms/session/"),
    mayLoad: (path) =>
      CONTRACT.test(path) ||
      path.startsWith("src-rooms/session/") ||
      path === "src-rooms/games/game.ts" ||
      path.startsWith("src-shared/text/") ||
      path === "src-rooms/games/random.ts",
    mayNotKnow:
      /^src-(web|worker)\/|^src-rooms\/games\/.+\/|^src-rooms\/(sockets|room|platforms)\//,
    mend: "the session runs any game through game.ts and knows no socket, storage or clock",
  },
  {
    part: "the rooms",
    inside: (path) => path.startsWith("src-rooms/"),
    mayLoad: (path) => path.startsWith("src-rooms/") || CONTRACT.test(path),
    mayNotKnow: /^src-(web|worker)\//,
    mend: "rooms know neither the web nor the Worker: move what both need to the protocol",
  },
  {
    part: "the Worker",
    inside: (path) => path.startsWith("src-worker/"),
    mayLoad: (path) =>
      CONTRACT.test(path) ||
      path.startsWith("src-worker/") ||
      path.startsWith("migrations/") ||
      path.startsWith("src-shared/text/") ||
      path === "src-shared/log.ts" ||
      path === "src-rooms/platforms/durable-object/roomObject.ts" ||
      path === "src-rooms/platforms/durable-object/pairing.ts" ||
      path === "src-shared/log.ts",
    mayNotKnow: /^src-web\//,
    mend: "the Worker loads the protocol, the catalog, texts' measures, the log and the room's class, and knows no web",
  },
  {
    part: "the web",
    inside: (path) => path.startsWith("src-web/"),
    mayLoad: (path) =>
      CONTRACT.test(path) || path.startsWith("src-web/") || path.startsWith("src-shared/text/"),
    mayNotKnow: /^src-worker\/|^src-rooms\/(session|sockets|room|platforms)\//,
    mend: "the web loads the protocol, the catalog and texts' measures; of games it imports types only",
  },
];

function breach({ mayLoad, mayNotKnow }: Wall, { from, to, isType }: Import): boolean {
  return mayNotKnow.test(to) || (!isType && !mayLoad(to, from));
}

describe("imports point one way", () => {
  it.each(WALLS)("in $part", (wall) => {
    const inside = IMPORTS.filter(({ from, isPackage }) => !isPackage && wall.inside(from));
    expect(SOURCE_FILES.filter((path) => wall.inside(path)).length).toBeGreaterThan(0);
    const faults = inside.filter((line) => breach(wall, line));
    expect(
      faults.map(({ from, to }) => `${from} imports ${to}`),
      `To mend it: ${wall.mend}.`,
    ).toEqual([]);
  });

  it("lead to files that exist under exactly that name", () => {
    const known = new Set(files("src-*/**/*", "partykit.json", "migrations/*"));
    const faults = IMPORTS.filter(({ to, isPackage }) => !isPackage && !known.has(to));
    expect(
      faults.map(({ from, to }) => `${from} imports ${to}`),
      "To mend it: write the path with its ending, in the right case.",
    ).toEqual([]);
  });

  it("keep zod and jose off the phone", () => {
    const roots = new Set(
      IMPORTS.filter(({ from, to, isType }) => {
        return from.startsWith("src-web/") && to.startsWith("src-shared/") && !isType;
      }).map(({ to }) => to),
    );
    expect(roots.size).toBeGreaterThan(0);
    const ways = [...roots].flatMap((root) => {
      const way = wayTo(root, ["zod", "jose"]);
      return way ? [way.join(" > ")] : [];
    });
    expect(
      ways,
      "To mend it: `import type` it, or move the value to a file without schemas.",
    ).toEqual([]);
  });

  it("keep server packages out of the web", () => {
    const server = /^(hono|drizzle-orm|drizzle-kit|partyserver|jose|zod|node:.*)(\/|$)/;
    const faults = IMPORTS.filter(
      ({ from, to, isPackage, isType }) =>
        from.startsWith("src-web/") && isPackage && !isType && server.test(to),
    );
    expect(
      faults.map(({ from, to }) => `${from} imports ${to}`),
      "To mend it: the web talks to the Worker over HTTP and to rooms over partysocket.",
    ).toEqual([]);
  });

  it("are read right by this gate", () => {
    const source = [
      `import type { A } from "../b/a.ts";`,
      `import {\n  one,\n  two,\n} from "./c.ts";`,
      `import "./style.css";`,
      `export * from "zod/mini";`,
      `const lazy = () => import("../lazy.tsx");`,
      `import icon from "./icon.svg?url";`,
    ].join("\n");
    expect(importsOf("src-web/x/y.ts", source).map(({ to, isType }) => [to, isType])).toEqual([
      ["src-web/b/a.ts", true],
      ["src-web/x/c.ts", false],
      ["src-web/x/style.css", false],
      ["zod/mini", false],
      ["src-web/lazy.tsx", false],
      ["src-web/x/icon.svg", false],
    ]);
  });
});
