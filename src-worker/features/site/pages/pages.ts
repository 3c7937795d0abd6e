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

/** Parts of a query that change nothing on a page: its language, and where somebody came from. */
const HARMLESS = /^(?:lng|utm_\w+|fbclid|gclid|ref)$/u;
/** Files for search engines and other programs that read, which name our origin too. */
const FOR_ROBOTS: readonly string[] = ["/sitemap.xml", "/robots.txt", "/llms.txt"];
/** Their lines about the page of prices. */
const PRICES = /^(?:<url><loc>[^<]*\/payment[?<]|- \[[^\]]*\]\([^)]*\/payment\)).*\n/gmu;

/** Tags of an Accept-Language header, the most wanted first. */
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

/** The language that the address asks for, if it does. */
function languageOfAddress(url: string): Language | undefined {
  return languageOfTag(new URL(url).searchParams.get("lng") ?? "");
}

/** The language somebody reads: address, cookie, browser, as the screens detect it themselves. */
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
  // Where nothing is sold the page of prices draws itself: it has none, which the build could not know.
  if (!page || (page.name === "pricing" && !sells)) return undefined;
  if (![...searchParams.keys()].every((key) => HARMLESS.test(key))) return undefined;
  const language = languageOfRequest(request);
  return { path: `/${language}/${page.file}`, language };
}

/**
 * The page that the build wrote out for this address, in the language of whoever asks; undefined where
 * none is. `origin`: what it calls itself by, `https://…` without a slash. `sells`: is anything sold here?
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
  // Its own request: a cached copy of another language must not answer for this one.
  const found = await assets.fetch(new URL(PAGES_FOLDER + file.path, request.url));
  if (!found.ok) return undefined;
  const headers = new Headers(found.headers);
  headers.delete("etag");
  headers.delete("content-length");
  headers.set("cache-control", "public, max-age=0, must-revalidate");
  if (file.language) {
    headers.set("content-language", intlTag(file.language));
    // What the address says holds for everybody.
    if (!languageOfAddress(request.url)) headers.set("vary", "Accept-Language, Cookie");
  }
  const written = (await found.text()).replaceAll(ORIGIN_MARK, origin);
  const text = sells || file.language ? written : written.replaceAll(PRICES, "");
  return new Response(request.method === "HEAD" ? null : text, { headers });
}
