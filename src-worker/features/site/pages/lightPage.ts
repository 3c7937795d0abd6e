import { isTelevisionName } from "../../../../src-shared/catalog/televisions.ts";
import { lightPolicy, POLICY } from "./lightPolicy.ts";

/**
 * Pages that televisions open, and the overlay. `run_worker_first` in wrangler.toml lists the same paths. Not
 * the screen and the remote that a link made of a device: only the site, which opens the link, has those.
 */
const PAGES =
  /^\/(?:$|smarttvhome\/?$|autocreate\/?$|host(?!\/(?:screen|remote)\/?$)(?:\/|$)|overlay\/)/iu;
/**
 * The overlay of a stream, which OBS opens in its own Chromium, and the oldest version of Chromium that the
 * site is built for.
 */
const OVERLAY = /^\/overlay\//iu;
const SITE_CHROMIUM = 107;
/** The path of the light app's page, without the extension, which the platform would remove by a redirect. */
const LIGHT = "/tv";

const nameOf = (request: Request) => request.headers.get("user-agent") ?? "";

/**
 * Whether the request needs the light app: a television opens one of its pages, or an older OBS the overlay.
 */
function wantsLightPage(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const { pathname } = new URL(request.url);
  if (OVERLAY.test(pathname)) return isOldChromium(nameOf(request));
  return PAGES.test(pathname) && isTelevisionName(nameOf(request));
}

/** Whether this is a Chromium older than the site is built for. */
function isOldChromium(userAgent: string): boolean {
  const version = /\bChrom(?:e|ium)\/(\d+)/u.exec(userAgent)?.[1];
  return version !== undefined && Number(version) < SITE_CHROMIUM;
}

/**
 * Returns the light app's page, with the policy for this device, if the request needs it; otherwise
 * undefined.
 */
export async function lightPage(
  request: Request,
  assets: Pick<Fetcher, "fetch">,
): Promise<Response | undefined> {
  return wantsLightPage(request) ? lightApp(request, assets) : undefined;
}

async function lightApp(request: Request, assets: Pick<Fetcher, "fetch">): Promise<Response> {
  const page = await assets.fetch(new Request(new URL(LIGHT, request.url), request));
  const policy = page.headers.get(POLICY);
  if (policy === null) return page;
  const response = new Response(page.body, page);
  response.headers.set(POLICY, lightPolicy(policy, request.url, nameOf(request)));
  return response;
}

/**
 * Returns the page of an address that the site does not have: the start page, which a television has in the
 * light app (specification, section 2). The site itself would be blank there if its browser is old.
 */
export async function unknownPage(
  request: Request,
  assets: Pick<Fetcher, "fetch">,
): Promise<Response> {
  const isTelevision = isTelevisionName(nameOf(request));
  return asOneOfTwo(
    isTelevision
      ? await lightApp(request, assets)
      : await assets.fetch(new Request(new URL("/", request.url), request)),
  );
}

/** Marks a page that exists in two forms as depending on the browser. */
export function forThisBrowser(request: Request, page: Response): Response {
  return PAGES.test(new URL(request.url).pathname) ? asOneOfTwo(page) : page;
}

function asOneOfTwo(page: Response): Response {
  const response = new Response(page.body, page);
  response.headers.append("vary", "user-agent");
  return response;
}
