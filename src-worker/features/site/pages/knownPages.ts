/** First parts of the paths of the site's pages, in lower case (src-web/app/router.tsx). */
const FIRST_PARTS: ReadonlySet<string> = new Set([
  "",
  "about",
  "account",
  "admin",
  "autocreate",
  "circle",
  "contact",
  "debug",
  "fallback",
  "games",
  "host",
  "howtoplay",
  "join",
  "joingame",
  "link",
  "logincode",
  "overlay",
  "packs",
  "payment",
  "player",
  "playground",
  "privacy-policy",
  "publicgames",
  "reel",
  "register",
  "rocosurveyoct10",
  "smarttvhome",
  "survey",
  "terms-and-conditions",
  "user",
]);

/** Whether the site has pages below the first part of this path. Any other address is the start page's. */
export function isPageOfSite(pathname: string): boolean {
  const [first = ""] = pathname.slice(1).toLowerCase().split("/");
  return FIRST_PARTS.has(first);
}
