import { isTelevisionName } from "../../../../src-shared/catalog/televisions.ts";
import { lightPolicy, POLICY } from "./lightPolicy.ts";

/** Pages a television opens; wrangler.toml names the same under `run_worker_first`. */
const PAGES = /^\/(?:$|smarttvhome\/?$|autocreate\/?$|host(?:\/|$)|overlay\/)/iu;
/** The picture over a stream, which OBS opens in a Chromium of its own, and which of them the site is built for. */
const OVERLAY = /^\/overlay\//iu;
const SITE_CHROMIUM = 107;
/** The light app's page, without the ending that the platform would redirect. */
const LIGHT = "/tv";

const nameOf = (request: Request) => request.headers.get("user-agent") ?? "";

/** Does this request come from a television that opens one of its pages, or from an older OBS? */
function wantsLightPage(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const { pathname } = new URL(request.url);
  if (OVERLAY.test(pathname)) return isOldChromium(nameOf(request));
  return PAGES.test(pathname) && isTelevisionName(nameOf(request));
}

/** Is this a Chromium that came before the one the site is built for? */
function isOldChromium(userAgent: string): boolean {
  const version = /\bChrom(?:e|ium)\/(\d+)/u.exec(userAgent)?.[1];
  return version !== undefined && Number(version) < SITE_CHROMIUM;
}

/**
 * The light app for a television that opens one of its pages, under the policy of this device; undefined
 * for anybody else.
 */
export async function lightPage(
  request: Request,
  assets: Pick<Fetcher, "fetch">,
): Promise<Response | undefined> {
  if (!wantsLightPage(request)) return undefined;
  const page = await assets.fetch(new Request(new URL(LIGHT, request.url), request));
  const policy = page.headers.get(POLICY);
  if (policy === null) return page;
  const answer = new Response(page.body, page);
  answer.headers.set(POLICY, lightPolicy(policy, request.url, nameOf(request)));
  return answer;
}

/** Says of the pages with two forms that the same address answers two kinds of browsers. */
export function forThisBrowser(request: Request, page: Response): Response {
  if (!PAGES.test(new URL(request.url).pathname)) return page;
  const answer = new Response(page.body, page);
  answer.headers.append("vary", "user-agent");
  return answer;
}
