import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { intlTag, LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import {
  addressIn,
  ORIGIN_MARK,
  type PublicPage,
} from "../../../src-shared/catalog/publicPages.ts";
import { PRODUCT_NAME } from "../../../src-shared/catalog/siteFacts.ts";

/** A step of the breadcrumbs from the front page, and its name there. */
interface Step {
  readonly page: PublicPage;
  readonly name: string;
}

/** The facts that the structured data of a page is built from. */
interface Described {
  readonly page: PublicPage;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** File of its picture, 1200 by 630 px. */
  readonly picture: string;
  /** Description of the whole site, as on its front page. */
  readonly siteDescription: string;
  /** The steps from the front page to this page, which is the last. */
  readonly way: readonly Step[];
  /** The game that the page is about. */
  readonly gameType?: GameType;
}

/** A thing as defined by https://schema.org. */
type Thing = Readonly<Record<string, unknown>>;

const ORGANIZATION = { "@id": `${ORIGIN_MARK}/#organization` };
const SITE = { "@id": `${ORIGIN_MARK}/#site` };
const SPOKEN = LANGUAGES.map(intlTag);

const urlOf = (page: PublicPage, language: Language) => ORIGIN_MARK + addressIn(page, language);

/** The site and its operator, the same on every page; the Worker adds what only it knows (ownData.ts). */
function siteItself(description: string): Thing[] {
  const named = { name: PRODUCT_NAME, url: `${ORIGIN_MARK}/` };
  return [
    { "@type": "Organization", ...ORGANIZATION, ...named, logo: `${ORIGIN_MARK}/icon-512.png` },
    {
      "@type": "WebSite",
      ...SITE,
      ...named,
      description,
      inLanguage: SPOKEN,
      publisher: ORGANIZATION,
    },
  ];
}

function gameOf({ page, language, description, picture, way }: Described, gameType: GameType) {
  const { min, max } = GAME_FACTS[gameType].seats;
  return {
    "@type": ["VideoGame", "WebApplication"],
    "@id": `${ORIGIN_MARK}${page.path}#game`,
    name: way.at(-1)?.name,
    description,
    url: urlOf(page, language),
    image: `${ORIGIN_MARK}/${picture}`,
    inLanguage: SPOKEN,
    applicationCategory: "GameApplication",
    browserRequirements: "Requires JavaScript",
    operatingSystem: "Any",
    gamePlatform: ["Web browser", "Smart TV", "Phone"],
    playMode: "https://schema.org/MultiPlayer",
    numberOfPlayers: { "@type": "QuantitativeValue", minValue: min, maxValue: max },
    publisher: ORGANIZATION,
  };
}

function wayOf({ language, way }: Described, id: string): Thing {
  const itemListElement = way.map(({ page, name }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: urlOf(page, language),
  }));
  return { "@type": "BreadcrumbList", "@id": id, itemListElement };
}

/**
 * Builds the structured data of a page as JSON-LD: the site and its operator, the page, its breadcrumbs, and
 * the game it is about.
 */
export function structuredData(told: Described): Thing {
  const { page, language, title, description, picture, siteDescription, way, gameType } = told;
  const url = urlOf(page, language);
  const game = gameType && gameOf(told, gameType);
  const crumbs = way.length > 1 ? wayOf(told, `${url}#way`) : undefined;
  const document = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: intlTag(language),
    isPartOf: SITE,
    primaryImageOfPage: { "@type": "ImageObject", url: `${ORIGIN_MARK}/${picture}` },
    ...(crumbs && { breadcrumb: { "@id": crumbs["@id"] } }),
    ...(game && { mainEntity: { "@id": game["@id"] } }),
  };
  const graph = [...siteItself(siteDescription), document, crumbs, game];
  return { "@context": "https://schema.org", "@graph": graph.filter((one) => one !== undefined) };
}
