import { FALLBACK_LANGUAGE } from "../../../../src-shared/catalog/languages.ts";
import { ACCOUNT_PAGES, CHALLENGE_MARK } from "../../../../src-shared/protocol/mailLinks.ts";
import { siteOf } from "../../../config/env.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import type { Routes } from "../../../http/route.ts";
import { respondWithEntrance } from "../user.routes.ts";
import type { Challenge } from "../../../identity/secondFactor/challenge.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { keepAttempt, takeAttempt } from "./loginAttempt.ts";
import { beginSocialLogin, configuredProviders, finishSocialLogin } from "./social.usecases.ts";

const KEPT_S = 60;

/**
 * Path of the page that asks for the code. The part after the # is never sent to a server, so it gets into no
 * log.
 */
const factorPage = ({ challenge }: Challenge, returnTo: string) =>
  `${ACCOUNT_PAGES.login}?next=${encodeURIComponent(returnTo)}#${CHALLENGE_MARK}${challenge}`;

/** Registers the call that lists the login providers, for the page with their buttons. */
export function addLoginOptionsRoute(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /user/loginOptions",
    {
      id: "listLoginOptions",
      summary: "List available login providers",
      description:
        "Show buttons only for these. A provider that is not configured on this site is refused with `provider_not_configured`.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: KEPT_S,
    },
    () => ({ providers: configuredProviders(deps) }),
  );
}

/**
 * Registers the two addresses of a login through a provider. Browsers open them directly, so they are under
 * /api, not /api/v1.
 */
export function addSocialRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /oauth2/authorization/:provider",
    {
      id: "beginSocialLogin",
      summary: "Redirect to a login provider",
      description:
        "A browser opens this address directly, by a link. The state of the attempt is stored in a cookie until the provider redirects the browser to `finishSocialLogin`.",
      auth: "public",
      rate: "write",
      refusals: ["provider_not_configured"],
    },
    async ({
      c,
      params: { provider },
      query: { language = FALLBACK_LANGUAGE, returnTo = "/" },
    }) => {
      const site = siteOf(deps.config, c.req.url);
      const params = { provider, language, returnTo };
      const { attempt, url } = await beginSocialLogin(deps, params, site);
      await keepAttempt(c, deps, attempt);
      return url;
    },
  );

  routes.add(
    "GET /login/oauth2/code/:provider",
    {
      id: "finishSocialLogin",
      summary: "Complete a login at a provider",
      description:
        "The provider redirects the browser here with its own query parameters. Redirects into the app, or to the login page, which asks for the second factor or shows an error from `?error=`.",
      auth: "public",
      rate: "write",
      refusals: ["provider_not_configured"],
    },
    async ({ c, params: { provider } }) => {
      const attempt = await takeAttempt(c, deps);
      const params = { provider, attempt, back: new URL(c.req.url) };
      try {
        const login = await finishSocialLogin(deps, params, await visitorOf(deps, c));
        const returnTo = attempt?.returnTo ?? "/";
        const response = await respondWithEntrance(c, deps, login);
        return "challenge" in response ? factorPage(response, returnTo) : returnTo;
      } catch (error) {
        // The browser itself opened this address, so the error is shown on a page.
        if (!(error instanceof Problem) || error.code === "provider_not_configured") throw error;
        return `${ACCOUNT_PAGES.login}?error=${error.code}`;
      }
    },
  );
}
