import { isOffered } from "./access.ts";
import { GAME_TYPES, gamePath } from "./gameTypes.ts";
import type { Language } from "./languages.ts";

/** Pages that are written out at build time, once a language, for people and for search engines. */
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

/** A page that is written out at build time. */
export interface PublicPage {
  /** Name of its texts for search engines; a game's pages take the texts of the game. */
  readonly name: FixedPage | "game" | "tutorial";
  /** Address without language: `/games/rps_shoot`. */
  readonly path: string;
  /** Name of the file below the language's folder, without ending. */
  readonly file: string;
}

// SAFETY: the keys of the constant above.
const NAMES = Object.keys(FIXED) as readonly FixedPage[];

function page(name: PublicPage["name"], path: string): PublicPage {
  return { name, path, file: path === "/" ? "home" : path.slice(1).replaceAll("/", "-") };
}

/** All of them: the fixed ones, and two for each game that is offered to everyone. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...NAMES.map((name) => page(name, FIXED[name])),
  ...GAME_TYPES.filter((gameType) => isOffered(gameType, "everyone")).flatMap((gameType) => [
    page("game", `/games/${gamePath(gameType)}`),
    page("tutorial", `/games/${gamePath(gameType)}/tutorial`),
  ]),
];

/** Folder of the written pages among the static files. */
export const PAGES_FOLDER = "/pages";

/** Stands in the written pages for the origin they are served from, which the build cannot know. */
export const ORIGIN_MARK = "https://origin.invalid";

/** The page at this address; undefined where none is written out. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return PUBLIC_PAGES.find((one) => one.path === path);
}

/** The pages from the front door to this one, which is the last. */
export function wayTo(page: PublicPage): readonly PublicPage[] {
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

/** Address of a page in a language: English is the plain one, the others say theirs. */
export function addressIn({ path }: PublicPage, language: Language): string {
  return language === "en" ? path : `${path}?lng=${language}`;
}
