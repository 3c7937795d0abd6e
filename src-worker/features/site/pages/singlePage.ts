import { POLICY } from "./lightPolicy.ts";

/** Files whose names change with their content, and answers that programs ask for by a name all sites share. */
const NEVER_PAGES = /^\/(?:assets|\.well-known)\//u;
/** What a phone opens on its way into a room and in it: they have a light app of their own. */
const PHONES = /^\/(?:join|player)(?:\/|$)/iu;
/** Its page, without the ending that the platform would redirect. */
const PHONE_PAGE = "/join";
/** A night's reel and a circle are for who has their link, not for search engines. */
const UNLISTED = /^\/(?:reel|circle)\//iu;
/** Shows screens of ours beside each other, each in a frame. */
const PLAYGROUND = /^\/playground(?:\/|$)/iu;

/**
 * The file at this address, or the page that finds out by itself what an address means. Not so for a built
 * file that is not there: a page in place of a script would be kept under its name for a year, and the build
 * that has such a file could not start any more for whoever asked too early. Nor for what programs look for: they
 * would read a page as what they asked for.
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
  const file = PHONES.test(pathname) ? PHONE_PAGE : "/";
  const page = await assets.fetch(new Request(new URL(file, request.url), request));
  return asAddressed(page, pathname);
}

/** The one page with what only this address says. The file `_headers` cannot: it knows the page by its own name. */
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
