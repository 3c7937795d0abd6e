import { isOffered } from "./access.ts";
import { GAME_TYPES, gamePath } from "./gameTypes.ts";
import type { Language } from "./languages.ts";

/** Pages that are pre-rendered at build time in every language, for people and for search engines. */
const FIXED = {
  home: "/",
  games: "/games",
  howToPlay: "/howToPlay",
  about: "/about",
  pricing: "/payment",
  contact: "/contact",
  register: "/register",
  joinGame: "/joinGame",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
} as const;

type FixedPage = keyof typeof FIXED;

/** A pre-rendered page. */
export interface PublicPage {
  /** Name of its texts for search engines; the pages of a game use the game's texts. */
  readonly name: FixedPage | "game" | "tutorial";
  /** Address without language: `/games/rps_shoot`. */
  readonly path: string;
  /** Name of the file in the language's folder, without extension. */
  readonly file: string;
}

// SAFETY: the keys of the constant above.
const NAMES = Object.keys(FIXED) as readonly FixedPage[];

function page(name: PublicPage["name"], path: string): PublicPage {
  return { name, path, file: path === "/" ? "home" : path.slice(1).replaceAll("/", "-") };
}

/** All pre-rendered pages: the fixed ones, and two for each game that is offered to everyone. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...NAMES.map((name) => page(name, FIXED[name])),
  ...GAME_TYPES.filter((gameType) => isOffered(gameType, "everyone")).flatMap((gameType) => [
    page("game", `/games/${gamePath(gameType)}`),
    page("tutorial", `/games/${gamePath(gameType)}/tutorial`),
  ]),
];

/** Folder of the pre-rendered pages among the static files. */
export const PAGES_FOLDER = "/pages";

/** Placeholder in the pre-rendered pages for the origin they are served from, which the build cannot know. */
export const ORIGIN_MARK = "https://origin.invalid";

/** Returns the pre-rendered page at this address; undefined when there is none. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return PUBLIC_PAGES.find((one) => one.path === path);
}

/** Returns the breadcrumbs of a page: the pages from the home page to this one, which is the last. */
export function breadcrumbsOf(page: PublicPage): readonly PublicPage[] {
  if (page.name === "home") return [page];
  const isOfGame = page.name === "game" || page.name === "tutorial";
  const above = PUBLIC_PAGES.filter(
    ({ name, path }) =>
      name === "home" ||
      (isOfGame && name === "games") ||
      (page.name === "tutorial" && name === "game" && page.path.startsWith(`${path}/`)),
  );
  return [...above, page];
}

/** Returns the address of a page in a language: English has the plain one, the others add `?lng=`. */
export function addressIn({ path }: PublicPage, language: Language): string {
  return language === "en" ? path : `${path}?lng=${language}`;
}
