import { describe, expect, it } from "vitest";
import * as z from "zod";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import {
  addressIn,
  ORIGIN_MARK,
  PUBLIC_PAGES,
  publicPageAt,
  breadcrumbsOf,
} from "../../../../src-shared/catalog/publicPages.ts";
import { gameTypeOfPath } from "../../../../src-shared/catalog/gameTypes.ts";
import { structuredData } from "../../../../src-web/app/prerender/structuredData.ts";

const text = z.string().min(1);
const address = z.string().startsWith(`${ORIGIN_MARK}/`);
const pointer = z.strictObject({ "@id": address });
const languages = z.array(z.string().regex(/^[a-z]{2}$/)).length(LANGUAGES.length);

/** The properties that https://schema.org and search engines require of each type. */
const THINGS = z.union([
  z.strictObject({
    "@type": z.literal("Organization"),
    "@id": address,
    name: text,
    url: address,
    logo: address,
  }),
  z.strictObject({
    "@type": z.literal("WebSite"),
    "@id": address,
    name: text,
    url: address,
    description: text,
    inLanguage: languages,
    publisher: pointer,
  }),
  z.strictObject({
    "@type": z.literal("WebPage"),
    "@id": address,
    url: address,
    name: text,
    description: text,
    inLanguage: text,
    isPartOf: pointer,
    primaryImageOfPage: z.strictObject({ "@type": z.literal("ImageObject"), url: address }),
    breadcrumb: pointer.optional(),
    mainEntity: pointer.optional(),
  }),
  z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    "@id": address,
    itemListElement: z
      .array(
        z.strictObject({
          "@type": z.literal("ListItem"),
          position: z.int().positive(),
          name: text,
          item: address,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    "@type": z.tuple([z.literal("VideoGame"), z.literal("WebApplication")]),
    "@id": address,
    name: text,
    description: text,
    url: address,
    image: address,
    inLanguage: languages,
    applicationCategory: z.literal("GameApplication"),
    browserRequirements: text,
    operatingSystem: text,
    gamePlatform: z.array(text),
    playMode: z.literal("https://schema.org/MultiPlayer"),
    numberOfPlayers: z.strictObject({
      "@type": z.literal("QuantitativeValue"),
      minValue: z.int().min(2),
      maxValue: z.int().max(16),
    }),
    publisher: pointer,
  }),
]);
const DOCUMENT = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(THINGS),
});

function told(path: string, language: (typeof LANGUAGES)[number] = "en") {
  const page = publicPageAt(path);
  if (!page) throw new Error(`${path} is no public page`);
  const gameType = gameTypeOfPath(path.split("/").at(-1) ?? "");
  const data = structuredData({
    page,
    language,
    title: `Title of ${path}`,
    description: "What it is about",
    picture: "og.png",
    siteDescription: "What the site is",
    way: breadcrumbsOf(page).map((one) => ({ page: one, name: `Name of ${one.path}` })),
    ...(gameType && { gameType }),
  });
  return DOCUMENT.parse(data)["@graph"];
}

describe("the structured data of a page", () => {
  it.each(PUBLIC_PAGES)(
    "is complete on $path and points only at things that it contains",
    (page) => {
      const graph = told(page.path);
      const ids = graph.map((thing) => thing["@id"]);
      expect(new Set(ids).size).toBe(ids.length);
      const pointers = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
      for (const [, id] of pointers) expect(ids).toContain(id);
    },
  );

  it("describes the page in its own language", () => {
    expect(told("/about", "dk")).toContainEqual(
      expect.objectContaining({ url: `${ORIGIN_MARK}/about?lng=dk`, inLanguage: "da" }),
    );
  });

  it("leads from the home page through the list of games to a game", () => {
    const trail = told("/games/requip").find((thing) => thing["@type"] === "BreadcrumbList");
    expect(trail).toMatchObject({
      itemListElement: ["/", "/games", "/games/requip"].map((path, at) => ({
        position: at + 1,
        name: `Name of ${path}`,
        item: ORIGIN_MARK + path,
      })),
    });
    expect(told("/").some((thing) => thing["@type"] === "BreadcrumbList")).toBe(false);
  });

  it("says how many people can play a game", () => {
    const game = told("/games/requip").find((thing) => Array.isArray(thing["@type"]));
    expect(game).toMatchObject({
      name: "Name of /games/requip",
      numberOfPlayers: { minValue: 3, maxValue: 16 },
    });
    expect(told("/games").some((thing) => Array.isArray(thing["@type"]))).toBe(false);
  });
});

it("the trail of every page begins at the home page and ends at the page itself", () => {
  for (const page of PUBLIC_PAGES) {
    expect(breadcrumbsOf(page).at(-1)).toBe(page);
    expect(addressIn(breadcrumbsOf(page)[0] ?? page, "en")).toBe("/");
  }
});
