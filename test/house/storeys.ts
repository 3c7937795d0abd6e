import { dirname } from "node:path";
import { GAME_FACTS, GAME_TYPES } from "../../src-shared/catalog/gameTypes.ts";
import type { Import } from "./imports.ts";

/** Maximum number of rooms on a level (see `LEVELS`); more are too many to keep in mind. */
export const MOST_ROOMS = 12;

/** Folders of the games: rooms of the same kind, which count as one. */
export const GAME_FOLDERS = GAME_TYPES.map((gameType) => GAME_FACTS[gameType].folder).toSorted();

/** Stands for all files of a level that are not listed; together they are one room. */
export const FILES = "*";

/**
 * The layers of the repository. A level is a folder with subfolders; its rooms are listed from the top storey
 * down. A room is a folder, a file, or `*`: all other files of that folder. A room may only import from rooms
 * listed after it.
 */
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  "": ["src-web", "src-worker", "src-rooms", "src-shared", FILES, "migrations"],

  "src-shared": ["api", "protocol", "text", "catalog", FILES],
  "src-shared/catalog": [
    "publicPages.ts",
    "playlist.ts",
    "gameLengths.ts",
    "access.ts",
    "defaultSettings.ts",
    "gameTypes.ts",
    "games",
    FILES,
  ],
  "src-shared/catalog/games": ["registry.ts", FILES, "facts.ts"],
  "src-shared/text": [FILES, "forms", "lists"],

  "src-rooms": ["platforms", "room", "crowd", "sockets", "drawing", "session", "games", "content"],
  "src-rooms/platforms": ["partykit", "durable-object"],
  "src-rooms/platforms/partykit": ["server.ts", "rpc", "keyValue"],
  "src-rooms/session": [FILES, "people", "play", "records", "views", "model"],
  "src-rooms/games": [
    "registry.ts",
    ...GAME_FOLDERS,
    "pictures.ts",
    "packs.ts",
    "game.ts",
    "sketch.ts",
    "builtInContent.ts",
    "random.ts",
    "scores.ts",
  ],

  "src-worker": [
    "index.ts",
    "app.ts",
    "jobs",
    "features",
    "mail",
    "http",
    "identity",
    "shared",
    "db",
    "config",
  ],
  "src-worker/features": [
    "admin",
    "site",
    "discord",
    "circles",
    "profile",
    "televisions",
    "accounts",
    "payment",
    "rooms",
    "packs",
  ],
  "src-worker/features/accounts": ["social", FILES],
  "src-worker/features/circles": [FILES, "story"],
  "src-worker/features/profile": ["reel", FILES],
  "src-worker/features/rooms": [
    "hide-and-peek",
    "host",
    "player",
    "snaption",
    "game",
    "session",
    "object",
    "outbox",
  ],
  "src-worker/features/site": [
    FILES,
    "contact",
    "dev",
    "newsletter",
    "pages",
    "report",
    "survey",
    "telemetry",
    "translate",
  ],
  "src-worker/features/televisions": ["chromecast", "smart-tv"],
  "src-worker/http": [
    "openapi",
    "route.ts",
    "routeTypes.ts",
    "access.ts",
    "visitor.ts",
    "knownBrowser.ts",
    "roomCaller.ts",
    "middleware",
    "edge.ts",
    "sessionCookie.ts",
    "hostCookie.ts",
    "context.ts",
  ],
  "src-worker/identity": [FILES, "secondFactor"],
  "src-worker/shared": [FILES, "pictures"],
  "src-worker/mail": [FILES, "locales"],

  "src-web": [
    "app",
    "site",
    "screens",
    "games",
    "game-kit",
    "audio",
    "room",
    "platform",
    "drawing",
    "client",
    "ui",
    "i18n",
  ],
  "src-web/app": [
    "main.tsx",
    "prerender",
    "App.tsx",
    "tv",
    "discord",
    "router.tsx",
    "routes",
    "overlay",
    "phone",
    "native",
    "pwa",
    "layout",
  ],
  "src-web/site": [
    "admin",
    "televisions",
    "tools",
    "packs",
    "payment",
    "profile",
    "reel",
    "join",
    "create",
    "pages",
    "feedback",
    "account",
  ],
  "src-web/site/profile": ["circles", FILES],
  "src-web/site/account": ["mail-links", FILES, "second-factor"],
  "src-web/site/pages": ["lesson", "HowToPlay.tsx", "howto", FILES],
  "src-web/screens": [
    "HostScreen.tsx",
    "PlayerScreen.tsx",
    "RemoteScreen.tsx",
    "lobby",
    "stages",
    "frame",
    "host",
    "evening",
    "devices",
    "reel",
    "subscription",
    "sound",
  ],
  "src-web/screens/host": [FILES, "backstage", "library"],
  "src-web/screens/stages": [FILES, "card"],
  "src-web/screens/stages/card": [
    "ShareCard.tsx",
    "makeCard.ts",
    "draw.ts",
    "pieces.ts",
    "people.ts",
    "layout.ts",
    "fit.ts",
  ],
  "src-web/games": [FILES, ...GAME_FOLDERS],
  "src-web/platform": ["cast", "discord", "pwa", "television"],
  "src-web/drawing": ["pad", "live", "replay", "input", "model"],
  "src-web/drawing/replay": ["TakeHome.tsx", "export", FILES],
  "src-web/client": [FILES, "query", "telemetry", "api", "auth", "storage", "http"],
  "src-web/ui": [
    "display",
    "forms",
    "page",
    "avatar",
    "controls",
    "feedback",
    "effects",
    "hooks",
    FILES,
  ],
  "src-web/i18n": [FILES, "locales"],
};

/** Returns the room of a level that a file is in; undefined if the file is outside the level. */
export function roomOf(level: string, path: string): string | undefined {
  const start = level === "" ? "" : `${level}/`;
  if (!path.startsWith(start)) return undefined;
  const [name = "", ...more] = path.slice(start.length).split("/");
  if (more.length > 0) return name;
  // A component and its style sheet count as one room.
  const owner = name.replace(/\.module\.css$/, ".tsx");
  return LEVELS[level]?.includes(owner) ? owner : FILES;
}

/** Imports that go up: to a room listed above the importing one on the same level. */
export function upward(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to, isPackage }) => {
    // Pictures and sounds belong to no layer.
    if (isPackage || to.startsWith("src-web/assets/")) return false;
    const level = commonLevel(from, to);
    const order = LEVELS[level];
    if (!order) return false;
    const a = roomOf(level, from) ?? "";
    const b = roomOf(level, to) ?? "";
    return a !== b && order.indexOf(a) >= order.indexOf(b);
  });
}

/** The innermost folder that holds both files. */
function commonLevel(from: string, to: string): string {
  let level = dirname(from);
  while (level !== "." && !to.startsWith(`${level}/`)) level = dirname(level);
  return level === "." ? "" : level;
}

/** Groups of files that import each other in a cycle, directly or through others. */
export function circles(imports: readonly Import[]): string[][] {
  const ways = new Map<string, Set<string>>();
  for (const { from, to, isPackage } of imports) {
    if (isPackage || from === to) continue;
    const known = ways.get(from) ?? new Set<string>();
    ways.set(from, known.add(to));
  }
  // Tarjan's strongly connected components.
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(file: string): void {
    const at = index.size;
    index.set(file, at);
    low.set(file, at);
    stack.push(file);
    for (const next of ways.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) {
        low.set(file, Math.min(low.get(file) ?? at, low.get(next) ?? at));
      }
    }
    if (low.get(file) !== at) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.toSorted((a, b) => a.localeCompare(b)));
  }
  for (const file of ways.keys()) if (!index.has(file)) visit(file);
  return found;
}
