import { describe, expect, it } from "vitest";
import {
  addressIn,
  ORIGIN_MARK,
  PUBLIC_PAGES,
  publicPageAt,
} from "../../../../src-shared/catalog/publicPages.ts";
import {
  languageOfRequest,
  writtenPage,
} from "../../../../src-worker/features/site/pages/pages.ts";

const HERE = "https://party.example";
const SELLS = { sells: true };

/** The static files of a build; the text of every page names its file. */
function files(missing = "") {
  const asked: string[] = [];
  return {
    asked,
    fetch: (input: unknown) => {
      const { pathname } = new URL(String(input));
      asked.push(pathname);
      const isThere = pathname !== missing;
      const text = isThere ? `${pathname} of ${ORIGIN_MARK}` : "shell";
      return Promise.resolve(new Response(text, { status: isThere ? 200 : 404 }));
    },
  };
}

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Request(HERE + path, { headers, method });

async function textOf(request: Request, assets = files()): Promise<string | undefined> {
  return (await writtenPage(request, assets, HERE, SELLS))?.text();
}

describe("the language of a prerendered page", () => {
  it("is that of the address, else of the cookie, else the browser's first choice, else English", () => {
    const all = { cookie: "a=1; i18next=fr", "accept-language": "de;q=0.4, pl-PL;q=0.9" };
    expect(languageOfRequest(ask("/?lng=ro", all))).toBe("ro");
    expect(languageOfRequest(ask("/", all))).toBe("fr");
    const { cookie: _none, ...browser } = all;
    expect(languageOfRequest(ask("/", browser))).toBe("pl");
    expect(languageOfRequest(ask("/", { "accept-language": "ja, xx;q=0.5" }))).toBe("en");
    expect(languageOfRequest(ask("/"))).toBe("en");
  });

  it("is Danish by our code and by the standard one", () => {
    for (const path of ["/?lng=da", "/?lng=dk", "/?lng=da-DK"]) {
      expect(languageOfRequest(ask(path, { "accept-language": "de" })), path).toBe("dk");
    }
    expect(languageOfRequest(ask("/", { cookie: "i18next=da" }))).toBe("dk");
  });

  it("skips languages that the site does not have or the user does not want", () => {
    const header = { "accept-language": "ja, sk;q=0, da-DK;q=0.2" };
    expect(languageOfRequest(ask("/?lng=klingon", header))).toBe("dk");
  });
});

describe("a prerendered page", () => {
  it("is the file of its language, with this origin as its address", async () => {
    expect(await textOf(ask("/games/rps_shoot?lng=de"))).toBe(
      `/pages/de/games-rps_shoot of ${HERE}`,
    );
    expect(await textOf(ask("/"))).toBe(`/pages/en/home of ${HERE}`);
  });

  it("states its language, and that it varies by language and cookie", async () => {
    const page = await writtenPage(
      ask("/about", { "accept-language": "da" }),
      files(),
      HERE,
      SELLS,
    );
    expect(page?.headers.get("content-language")).toBe("da");
    expect(page?.headers.get("vary")).toBe("Accept-Language, Cookie");
  });

  it("is the same for everybody if the address names a language", async () => {
    const headers = { "accept-language": "da", cookie: "i18next=fr" };
    const named = await writtenPage(ask("/about?lng=de", headers), files(), HERE, SELLS);
    expect(named?.headers.get("content-language")).toBe("de");
    expect(named?.headers.get("vary")).toBeNull();
    const unknown = await writtenPage(ask("/about?lng=xx", headers), files(), HERE, SELLS);
    expect(unknown?.headers.get("content-language")).toBe("fr");
    expect(unknown?.headers.get("vary")).toBe("Accept-Language, Cookie");
  });

  it("is not used for an address with special parameters or without such a page", async () => {
    const assets = files();
    for (const path of [
      "/howToPlay?hostType=video_call",
      "/payment?plan=yearly",
      "/join/ABCDE",
      "/nowhere",
      "/games/hide_and_peek",
    ]) {
      expect(await textOf(ask(path), assets), path).toBeUndefined();
    }
    expect(await textOf(ask("/", {}, "POST"), assets)).toBeUndefined();
    expect(assets.asked).toEqual([]);
  });

  it("is the same whatever campaign a visitor comes from", async () => {
    expect(await textOf(ask("/games?utm_source=mail&lng=es"))).toBe(`/pages/es/games of ${HERE}`);
  });

  it("is left to the app if the build has no file for it", async () => {
    expect(await textOf(ask("/about"), files("/pages/en/about"))).toBeUndefined();
  });

  it("responds to HEAD without a body, and crawlers get their files", async () => {
    const head = await writtenPage(ask("/about", {}, "HEAD"), files(), HERE, SELLS);
    expect(head?.status).toBe(200);
    expect(await head?.text()).toBe("");
    for (const name of ["sitemap.xml", "robots.txt", "llms.txt"]) {
      expect(await textOf(ask(`/${name}`))).toBe(`/pages/${name} of ${HERE}`);
    }
  });
});

describe("on a site that sells nothing", () => {
  const FREE = { sells: false };

  it("the page of prices is left to the app, and the sitemap does not list it", async () => {
    expect(await writtenPage(ask("/payment"), files(), HERE, FREE)).toBeUndefined();
    const lines = ["/", "/payment", "/payment?lng=de", "/about"].map(
      (path) => `<url><loc>${ORIGIN_MARK}${path}</loc></url>\n`,
    );
    const assets = { fetch: () => Promise.resolve(new Response(lines.join(""))) };
    const sitemap = await writtenPage(ask("/sitemap.xml"), assets, HERE, FREE);
    const locations = (await sitemap?.text())?.match(/<loc>[^<]+/gu);
    expect(locations).toEqual([`<loc>${HERE}/`, `<loc>${HERE}/about`]);
  });

  it("llms.txt does not list it either", async () => {
    const line = (path: string) => `- [Title](${ORIGIN_MARK}${path}): what it is\n`;
    const assets = {
      fetch: () => Promise.resolve(new Response(line("/about") + line("/payment"))),
    };
    const text = await (await writtenPage(ask("/llms.txt"), assets, HERE, FREE))?.text();
    expect(text).toBe(`- [Title](${HERE}/about): what it is\n`);
  });

  it("every other page is served as usual", async () => {
    expect((await writtenPage(ask("/register"), files(), HERE, FREE))?.status).toBe(200);
  });
});

describe("public pages", () => {
  it("are found by their address, with or without a slash at its end", () => {
    for (const page of PUBLIC_PAGES) expect(publicPageAt(page.path)).toBe(page);
    expect(publicPageAt("/about/")?.name).toBe("about");
  });

  it("have a file each, and an address in every language", () => {
    expect(new Set(PUBLIC_PAGES.map(({ file }) => file)).size).toBe(PUBLIC_PAGES.length);
    const about = publicPageAt("/about");
    expect(about && addressIn(about, "en")).toBe("/about");
    expect(about && addressIn(about, "dk")).toBe("/about?lng=dk");
  });
});
