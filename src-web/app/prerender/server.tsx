import { createMemoryHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { gamePath, gameTypeOfPath } from "../../../src-shared/catalog/gameTypes.ts";
import { intlTag, LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import { breadcrumbsOf, type PublicPage } from "../../../src-shared/catalog/publicPages.ts";
import { PRODUCT_NAME } from "../../../src-shared/catalog/siteFacts.ts";
import { initTexts } from "../../i18n/i18n.ts";
import { texts } from "../../i18n/instance.ts";
import { makeRouter } from "../router.tsx";
import { App } from "../App.tsx";
import { structuredData } from "./structuredData.ts";

export {
  addressIn,
  ORIGIN_MARK,
  PAGES_FOLDER,
  PUBLIC_PAGES,
} from "../../../src-shared/catalog/publicPages.ts";
export { KEPT_ROOM } from "../../client/storage/roomKeys.ts";
export { FALLBACK_LANGUAGE, intlTag, LANGUAGES } from "../../../src-shared/catalog/languages.ts";

/**
 * A prerendered page: the HTML inside #app, the facts for its head, and what a browser needs to hydrate it.
 */
export interface WrittenPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** File of the picture shown where the page is shared. */
  readonly picture: string;
  /** Structured data for search engines, as JSON-LD. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Namespaces of the texts it uses. */
  readonly namespaces: readonly string[];
}

let started: Promise<unknown> | undefined;

/** The game that a page is about: `/games/rps_shoot`, `/games/rps_shoot/tutorial`. */
const gameTypeOn = ({ name, path }: PublicPage) =>
  name === "game" || name === "tutorial" ? gameTypeOfPath(path.split("/")[2] ?? "") : undefined;

function describe(page: PublicPage): Pick<WrittenPage, "title" | "description" | "picture"> {
  const gameType = gameTypeOn(page);
  if (!gameType) {
    const name = page.name === "game" || page.name === "tutorial" ? "games" : page.name;
    return {
      title: texts.t(`meta:page.${name}.title`),
      description: texts.t(`meta:page.${name}.description`),
      picture: "og.png",
    };
  }
  const game = texts.t(`games:${gameType}.name`);
  return {
    title: texts.t(page.name === "game" ? "meta:gameTitle" : "meta:tutorialTitle", { game }),
    description: texts.t(
      page.name === "game" ? `games:${gameType}.description` : `games:${gameType}.points`,
    ),
    picture: `og-${gamePath(gameType)}.jpg`,
  };
}

/** The name of a page in the breadcrumbs: its title without the site's name. */
function shortName(page: PublicPage): string {
  if (page.name === "home") return PRODUCT_NAME;
  const gameType = page.name === "game" ? gameTypeOn(page) : undefined;
  if (gameType) return texts.t(`games:${gameType}.name`);
  return describe(page).title.replace(` – ${PRODUCT_NAME}`, "");
}

/** Builds what the head of a page contains, for people and for search engines. */
function headOf(
  page: PublicPage,
  language: Language,
): Pick<WrittenPage, "title" | "description" | "picture" | "data"> {
  const head = describe(page);
  const gameType = page.name === "game" ? gameTypeOn(page) : undefined;
  const data = structuredData({
    page,
    language,
    ...head,
    siteDescription: texts.t("meta:page.home.description"),
    way: breadcrumbsOf(page).map((one) => ({ page: one, name: shortName(one) })),
    ...(gameType && { gameType }),
  });
  return { ...head, data };
}

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * Renders a page in a language. Rejects when the page cannot be rendered, since a build must not ship that.
 */
export async function writePage(page: PublicPage, language: Language): Promise<WrittenPage> {
  started ??= initTexts(language);
  await started;
  await texts.changeLanguage(intlTag(language));
  await texts.loadNamespaces(["meta", "games"]);

  const namespaces = new Set<string>();
  // React-i18next's hook for servers: it reports every namespace that a screen uses.
  Object.assign(texts, {
    reportNamespaces: {
      addUsedNamespaces: (used: readonly string[]) => used.forEach((one) => namespaces.add(one)),
    },
  });
  const router = makeRouter({
    history: createMemoryHistory({ initialEntries: [page.path] }),
    // On a server it would write a script into the page.
    scrollRestoration: false,
  });
  await router.load();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Render everything in its final place, so that no script has to move parts there.
      progressiveChunkSize: Infinity,
    },
  );
  const html = await read(prelude);
  const [failure] = failures;
  if (failure !== undefined)
    throw new Error(`could not prerender ${page.path} in ${language}`, { cause: failure });
  return { ...headOf(page, language), html, namespaces: [...namespaces] };
}

/** All languages that each page is rendered in. */
export const PAGE_LANGUAGES = LANGUAGES;
