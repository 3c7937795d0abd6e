import { describe, expect, it } from "vitest";
import { importsOf, wayTo, type Import } from "./imports.ts";
import { files } from "./repository.ts";
import { circles, FILES, GAME_FOLDERS, LEVELS, MOST_ROOMS, roomOf, upward } from "./storeys.ts";

const SOURCE_FILES = files("src-*/**/*.ts", "src-*/**/*.tsx");
const IMPORTS = SOURCE_FILES.flatMap((path) => importsOf(path));

const arrow = ({ from, to }: Import) => `${from} imports ${to}`;

describe("the layers of the source code", () => {
  it("nothing imports from a layer above it", () => {
    expect(
      upward(IMPORTS).map(arrow),
      "To fix it: move what both need to a lower layer (test/house/storeys.ts has the order), or pass it as a parameter.",
    ).toEqual([]);
  });

  it("no files import each other in a circle", () => {
    expect(
      circles(IMPORTS),
      "To fix it: move what they share to a separate file that imports none of them.",
    ).toEqual([]);
  });

  it("no level has more folders than one can keep in mind", () => {
    const crowded = Object.entries(LEVELS).filter(
      ([, rooms]) => rooms.filter((room) => !GAME_FOLDERS.includes(room)).length > MOST_ROOMS,
    );
    expect(
      crowded.map(([level, rooms]) => `${level || "the top"} has ${rooms.length} folders`),
      `To fix it: keep at most ${MOST_ROOMS} folders per level; merge those that change together.`,
    ).toEqual([]);
  });

  it("every folder with subfolders has a written order", () => {
    const faults = SOURCE_FILES.flatMap((path) => {
      const parts = path.split("/");
      return parts.slice(1).flatMap((_, depth) => {
        const level = parts.slice(0, depth + 1).join("/");
        const isLevel = LEVELS[level] !== undefined || parts.length - depth > 2;
        const room = roomOf(level, path);
        const isKnown = room !== undefined && LEVELS[level]?.includes(room);
        return isLevel && !isKnown ? [`${level}: ${room === FILES ? path : room}`] : [];
      });
    });
    expect(
      [...new Set(faults)],
      "To fix it: add the folder to LEVELS in test/house/storeys.ts.",
    ).toEqual([]);
  });

  it("every folder in the order exists", () => {
    const known = new Set(files("**/*", "src-*/**/*"));
    const faults = Object.entries(LEVELS).flatMap(([level, rooms]) => {
      const start = level === "" ? "" : `${level}/`;
      const isThere = (room: string) => room === FILES || known.has(`${start}${room}`);
      return rooms.filter((room) => !isThere(room)).map((room) => `${start}${room}`);
    });
    expect(faults, "To fix it: remove it from LEVELS in test/house/storeys.ts.").toEqual([]);
  });

  it("this test detects an upward import and a circle", () => {
    const line = (from: string, to: string) => importsOf(from, `import "${to}";`);
    const lines = [
      ...line("src-web/ui/controls/Button.tsx", "../../site/admin/Rooms.tsx"),
      ...line("src-web/site/admin/Rooms.tsx", "../../ui/controls/Button.tsx"),
      ...line("src-shared/catalog/limits.ts", "../../src-web/ui/hooks/cx.ts"),
    ];
    expect(upward(lines).map(arrow)).toEqual([
      "src-web/ui/controls/Button.tsx imports src-web/site/admin/Rooms.tsx",
      "src-shared/catalog/limits.ts imports src-web/ui/hooks/cx.ts",
    ]);
    expect(circles(lines)).toEqual([
      ["src-web/site/admin/Rooms.tsx", "src-web/ui/controls/Button.tsx"],
    ]);
  });
});

/**
 * Besides the order of layers there are walls: which files a part may load at run time, and whose types it
 * may use.
 */
interface Wall {
  readonly part: string;
  readonly inside: (path: string) => boolean;
  /** Files it may load. */
  readonly mayLoad: (path: string, from: string) => boolean;
  /** Files it may not import at all, not even for types. */
  readonly mayNotKnow: RegExp;
  readonly fix: string;
}

const SHARED = /^src-shared\/|^partykit\.json$/;
const gameOf = (path: string) => /^src-rooms\/games\/([^/]+)\//.exec(path)?.[1];
const screenGameOf = (path: string) => /^src-web\/games\/([^/]+)\//.exec(path)?.[1];

/**
 * The lesson page, on which one person learns a game, runs a room of its own: a session with that game's
 * rules. It is a separate chunk behind a link; a joining phone and a television never load it.
 */
const isLesson = (path: string) =>
  path.startsWith("src-web/site/pages/lesson/") || /^src-web\/games\/[^/]+\/lesson\.ts$/.test(path);

const WALLS: readonly Wall[] = [
  {
    part: "a game's rules",
    inside: (path) => gameOf(path) !== undefined,
    mayLoad: (path, from) =>
      SHARED.test(path) ||
      path === "src-rooms/games/game.ts" ||
      path === "src-rooms/games/random.ts" ||
      path === "src-rooms/games/packs.ts" ||
      path === "src-rooms/games/pictures.ts" ||
      path === "src-rooms/games/sketch.ts" ||
      path === "src-rooms/games/builtInContent.ts" ||
      path === "src-rooms/games/scores.ts" ||
      path.startsWith("src-rooms/content/") ||
      gameOf(path) === gameOf(from),
    mayNotKnow: /^src-rooms\/(?!games\/|content\/)/,
    fix: "rules may only import game.ts, packs, pictures, random numbers, sketches, content, scores, src-shared and their own folder",
  },
  {
    part: "a game's screens",
    inside: (path) => screenGameOf(path) !== undefined,
    mayLoad: (path, from) =>
      screenGameOf(path) === undefined || screenGameOf(path) === screenGameOf(from),
    mayNotKnow: /^$/,
    fix: "games must not import each other: what two of them need belongs in src-web/game-kit",
  },
  {
    part: "the session",
    inside: (path) => path.startsWith("src-rooms/session/"),
    mayLoad: (path) =>
      SHARED.test(path) ||
      path.startsWith("src-rooms/session/") ||
      path === "src-rooms/games/game.ts" ||
      path === "src-rooms/games/random.ts" ||
      path === "src-rooms/games/sketch.ts",
    mayNotKnow: /^src-rooms\/games\/.+\//,
    fix: "the session runs any game through game.ts and must not use sockets, storage or clocks",
  },
  {
    part: "the Worker",
    inside: (path) => path.startsWith("src-worker/"),
    mayLoad: (path) =>
      SHARED.test(path) ||
      path.startsWith("src-worker/") ||
      path.startsWith("migrations/") ||
      path.startsWith("src-rooms/platforms/durable-object/"),
    mayNotKnow: /^src-web\//,
    fix: "from the rooms, the Worker may only load the Durable Object's class; it must not import the web",
  },
  {
    part: "the web",
    inside: (path) => path.startsWith("src-web/") && !isLesson(path),
    mayLoad: (path) => SHARED.test(path) || path.startsWith("src-web/"),
    mayNotKnow: /^src-worker\/|^src-rooms\/(?!games\/)/,
    fix: "the web may only load src-web and src-shared; from games it may import types only",
  },
  {
    part: "the rounds that teach a game",
    inside: isLesson,
    mayLoad: (path, from) => {
      if (SHARED.test(path) || path.startsWith("src-web/")) return true;
      const own = screenGameOf(from);
      if (own !== undefined) return gameOf(path) === own || path.startsWith("src-rooms/content/");
      return /^src-rooms\/(?:session|sockets|drawing)\/|^src-rooms\/games\/[^/]+\.ts$/.test(path);
    },
    mayNotKnow: /^src-worker\/|^src-rooms\/(?:room|platforms)\//,
    fix: "a lesson may only import its own game's rules; the lesson's room may import the session, its screens and its ink",
  },
];

function breach({ mayLoad, mayNotKnow }: Wall, { from, to, isType }: Import): boolean {
  return mayNotKnow.test(to) || (!isType && !mayLoad(to, from));
}

describe("imports stay within the walls", () => {
  it.each(WALLS)("in $part", (wall) => {
    const inside = IMPORTS.filter(({ from, isPackage }) => !isPackage && wall.inside(from));
    expect(SOURCE_FILES.filter((path) => wall.inside(path)).length).toBeGreaterThan(0);
    const faults = inside.filter((line) => breach(wall, line));
    expect(faults.map(arrow), `To fix it: ${wall.fix}.`).toEqual([]);
  });

  it("lead to files that exist under exactly this name", () => {
    const known = new Set(files("src-*/**/*", "partykit.json", "migrations/*"));
    const faults = IMPORTS.filter(({ to, isPackage }) => !isPackage && !known.has(to));
    expect(
      faults.map(arrow),
      "To fix it: write the path with its extension, in the right case.",
    ).toEqual([]);
  });

  it("keep zod and jose off phones", () => {
    const roots = new Set(
      IMPORTS.filter(({ from, to, isType }) => {
        const isPhones = from.startsWith("src-web/") && !isLesson(from);
        return isPhones && to.startsWith("src-shared/") && !isType;
      }).map(({ to }) => to),
    );
    expect(roots.size).toBeGreaterThan(0);
    const ways = [...roots].flatMap((root) => {
      const way = wayTo(root, ["zod", "jose"]);
      return way ? [way.join(" > ")] : [];
    });
    expect(
      ways,
      "To fix it: `import type` it, or move the value to a file without schemas.",
    ).toEqual([]);
  });

  it("lead to a lesson only from its page", () => {
    const doors = IMPORTS.filter(({ from, to }) => isLesson(to) && !isLesson(from));
    expect(doors.map(({ from }) => from)).toEqual(["src-web/app/routes/gameTutorialPlay.tsx"]);
  });

  it("keep server packages out of the web", () => {
    const server = /^(hono|drizzle-orm|drizzle-kit|partyserver|jose|zod|node:.*)(\/|$)/;
    const faults = IMPORTS.filter(
      ({ from, to, isPackage, isType }) =>
        from.startsWith("src-web/") && isPackage && !isType && server.test(to),
    );
    expect(
      faults.map(arrow),
      "To fix it: let the web call the Worker over HTTP, and rooms through partysocket.",
    ).toEqual([]);
  });

  it("are read correctly by this test", () => {
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
