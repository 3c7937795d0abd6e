/** Files whose names change with their content, and answers that programs ask for by a name all sites share. */
const NEVER_PAGES = /^\/(?:assets|\.well-known)\//u;
/** What a phone opens on its way into a room and in it: they have a light app of their own. */
const PHONES = /^\/(?:join|player)(?:\/|$)/iu;
/** Its page, without the ending that the platform would redirect. */
const PHONE_PAGE = "/join";

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
  const page = PHONES.test(new URL(request.url).pathname) ? PHONE_PAGE : "/";
  return assets.fetch(new Request(new URL(page, request.url), request));
}
