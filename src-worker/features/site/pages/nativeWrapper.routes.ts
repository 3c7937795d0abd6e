import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { forgetSession } from "../../../http/sessionCookie.ts";
import { NATIVE_WRAPPER_PAGE } from "./nativeWrapper.page.ts";

/** The policy of the page and of the app, which the page writes into a frame. */
const POLICY = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "frame-ancestors 'none'",
].join("; ");

/** Adds the page that runs the app inside an imitated native app. It does not exist in production. */
export function addNativeWrapperRoute(routes: Routes, deps: Deps): void {
  if (!deps.config.isDev) return;
  routes.add(
    "GET /dev/nativeWrapper",
    {
      devOnly: true,
      id: "openNativeWrapper",
      summary: "Open the app in an imitated native app (development only)",
      description: "The imitated app uses the same bridge as the native apps.",
      auth: "public",
      rate: "read",
      policy: POLICY,
      refusals: [],
      cache: 0,
    },
    ({ c }) => {
      // Like a web view, the app starts without cookies. No login ends by that.
      forgetSession(c, deps.config);
      return NATIVE_WRAPPER_PAGE;
    },
  );
}
