import {
  FALLBACK_LANGUAGE,
  intlTag,
  languageOfTag,
  type Language,
} from "../../../../src-shared/catalog/languages.ts";
import {
  ORIGIN_MARK,
  PAGES_FOLDER,
  publicPageAt,
} from "../../../../src-shared/catalog/publicPages.ts";
import type { SiteFacts } from "../../../../src-shared/catalog/siteFacts.ts";

/**
 * Query parameters that do not change a page's content, apart from its language: `lng`, and where a visitor
 * came from.
 */
const HARMLESS = /^(?:lng|utm_\w+|fbclid|gclid|ref)$/u;
/** Files for search engines and other programs, which contain the site's origin too. */
const FOR_ROBOTS: readonly string[] = ["/sitemap.xml", "/robots.txt", "/llms.txt"];
/** The lines of these files about the prices page. */
const PRICES = /^(?:<url><loc>[^<]*\/payment[?<]|- \[[^\]]*\]\([^)]*\/payment\)).*\n/gmu;

/** Returns the tags of an Accept-Language header, the most preferred first. */
function accepted(header: string): string[] {
  return header
    .split(",")
    .map((part, at) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const quality = Number(/q=([\d.]+)/u.exec(rest.join(";"))?.[1] ?? 1);
      return { tag, quality, at };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.at - b.at)
    .map(({ tag }) => tag);
}

/** Returns the language that the address names, if any. */
function languageOfAddress(url: string): Language | undefined {
  return languageOfTag(new URL(url).searchParams.get("lng") ?? "");
}

/**
 * Returns the visitor's language from address, cookie or browser, in the order in which the screens detect
 * it.
 */
export function languageOfRequest(request: Request): Language {
  const cookie = /(?:^|;\s*)i18next=([^;]+)/u.exec(request.headers.get("cookie") ?? "")?.[1];
  const tags = [cookie ?? "", ...accepted(request.headers.get("accept-language") ?? "")];
  const [language = FALLBACK_LANGUAGE] = tags.flatMap((tag) => languageOfTag(tag) ?? []);
  return languageOfAddress(request.url) ?? language;
}

function fileFor(
  request: Request,
  sells: boolean,
): { path: string; language?: Language } | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (FOR_ROBOTS.includes(pathname)) return { path: pathname };
  const page = publicPageAt(pathname);
  // If nothing is sold there are no prices, which the build could not know: the app renders this page in the
  // browser.
  if (!page || (page.name === "pricing" && !sells)) return undefined;
  if (![...searchParams.keys()].every((key) => HARMLESS.test(key))) return undefined;
  const language = languageOfRequest(request);
  return { path: `/${language}/${page.file}`, language };
}

/**
 * Returns the prerendered page for this address in the visitor's language; undefined if there is none.
 * `origin`: the site's own, `https://…` without a trailing slash. `sells`: whether anything is sold here.
 */
export async function writtenPage(
  request: Request,
  assets: Pick<Fetcher, "fetch">,
  origin: string,
  { sells }: Pick<SiteFacts, "sells">,
): Promise<Response | undefined> {
  const isReading = request.method === "GET" || request.method === "HEAD";
  const file = isReading ? fileFor(request, sells) : undefined;
  if (!file) return undefined;
  // A new request without the browser's headers: a cached copy in another language must not count as this
  // page.
  const found = await assets.fetch(new URL(PAGES_FOLDER + file.path, request.url));
  if (!found.ok) return undefined;
  const headers = new Headers(found.headers);
  headers.delete("etag");
  headers.delete("content-length");
  headers.set("cache-control", "public, max-age=0, must-revalidate");
  if (file.language) {
    headers.set("content-language", intlTag(file.language));
    // If the address names the language, the response is the same for everybody.
    if (!languageOfAddress(request.url)) headers.set("vary", "Accept-Language, Cookie");
  }
  const written = (await found.text()).replaceAll(ORIGIN_MARK, origin);
  const text = sells || file.language ? written : written.replaceAll(PRICES, "");
  return new Response(request.method === "HEAD" ? null : text, { headers });
}
