import { isTelevisionName } from "../../src-rooms/catalog/televisions.ts";

/** Pages a television opens; wrangler.toml names the same under `run_worker_first`. */
const PAGES = /^\/(?:$|smarttvhome\/?$|autocreate\/?$|host(?:\/|$))/iu;
/** The light app's page, without the ending that the platform would redirect. */
const LIGHT = "/tv";

/** Does this request come from a television that opens one of its pages? */
export function wantsLightPage(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const { pathname } = new URL(request.url);
  return PAGES.test(pathname) && isTelevisionName(request.headers.get("user-agent") ?? "");
}

/** A page as this browser can run it: the light app on a television, the site anywhere else. */
export async function pageFor(request: Request, assets: Pick<Fetcher, "fetch">): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!PAGES.test(pathname)) return assets.fetch(request);
  const page = wantsLightPage(request)
    ? await assets.fetch(new Request(new URL(LIGHT, request.url), request))
    : await assets.fetch(request);
  const answer = new Response(page.body, page);
  // The same address answers two kinds of browsers.
  answer.headers.append("vary", "user-agent");
  return answer;
}
