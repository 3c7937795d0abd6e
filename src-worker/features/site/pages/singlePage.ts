import { isPageOfSite } from "./knownPages.ts";
import { unknownPage } from "./lightPage.ts";
import { POLICY } from "./lightPolicy.ts";

/**
 * Files whose names change with their content, and the well-known paths that programs request on any site.
 */
const NEVER_PAGES = /^\/(?:assets|\.well-known)\//u;
/** Pages that a phone opens to join a room and to play. They have a light app of their own. */
const PHONES = /^\/(?:join|player)(?:\/|$)/iu;
/** The path of its page, without the extension, which the platform would remove by a redirect. */
const PHONE_PAGE = "/join";
/** Reels and circles are for people with their link, not for search engines. */
const UNLISTED = /^\/(?:reel|circle)\//iu;
/** Shows several screens of the app side by side, each in a frame. */
const PLAYGROUND = /^\/playground(?:\/|$)/iu;

/**
 * Returns the file at this address or, if there is none, the single page, which reads the address itself. A
 * missing file of a build is a 404: a page in place of a script would be cached under its name for a year,
 * and whoever requested it too early could not start the build that has this file. So is a missing well-known
 * file: programs would take the page for its content.
 */
export async function fileOrPage(
  request: Request,
  assets: Pick<Fetcher, "fetch">,
): Promise<Response> {
  const found = await assets.fetch(request);
  if (found.status !== 404) return found;
  if (NEVER_PAGES.test(new URL(request.url).pathname)) {
    return new Response("Not found", {
      status: 404,
      headers: {
        "cache-control": "no-store",
        "content-type": "text/plain; charset=utf-8",
        "x-content-type-options": "nosniff",
      },
    });
  }
  if (request.method !== "GET" && request.method !== "HEAD") return found;
  const { pathname } = new URL(request.url);
  if (!isPageOfSite(pathname)) return unknownPage(request, assets);
  const file = PHONES.test(pathname) ? PHONE_PAGE : "/";
  const page = await assets.fetch(new Request(new URL(file, request.url), request));
  return asAddressed(page, pathname);
}

/**
 * Adds the headers that only this address needs to the single page. The file `_headers` cannot: it knows the
 * page only by its own name.
 */
function asAddressed(page: Response, pathname: string): Response {
  const isUnlisted = UNLISTED.test(pathname);
  const hasFrames = PLAYGROUND.test(pathname);
  if (!isUnlisted && !hasFrames) return page;
  const headers = new Headers(page.headers);
  if (isUnlisted) headers.set("x-robots-tag", "noindex, nofollow");
  const policy = headers.get(POLICY);
  if (hasFrames && policy !== null) {
    headers.set(POLICY, policy.replace("frame-src 'none'", "frame-src 'self'"));
  }
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
