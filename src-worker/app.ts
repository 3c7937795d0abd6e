import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { addFaultRoutes } from "./faults.routes.ts";
import { addMailboxRoutes } from "./email/mailbox.routes.ts";
import { addAdminRoutes } from "./admin/admin.routes.ts";
import { addAnalyticsRoutes } from "./analytics/analytics.routes.ts";
import { addContactRoutes } from "./contact/contact.routes.ts";
import { addFlagRoutes } from "./flags/flags.routes.ts";
import { addReportRoutes } from "./report/report.routes.ts";
import { addSurveyRoutes } from "./survey/survey.routes.ts";
import { addTranslateRoutes } from "./translate/translate.routes.ts";
import { addClientErrorRoutes } from "./watch/clientError.routes.ts";
import { addDiscordRoutes } from "./discord/discord.routes.ts";
import { addGameSessionRoutes } from "./game-session/gameSession.routes.ts";
import { addLookupRoutes } from "./game-session/lookups.routes.ts";
import { addGameRoutes } from "./game/game.routes.ts";
import { addHealthRoutes } from "./health/health.routes.ts";
import { addHideAndPeekRoutes } from "./hide-and-peek/hideAndPeek.routes.ts";
import { addHostRoutes } from "./host/host.routes.ts";
import { limitBody } from "./middleware/body.ts";
import { errorAnswer } from "./middleware/errors.ts";
import { ownOrigin } from "./middleware/origin.ts";
import { logged } from "./middleware/logged.ts";
import { numbered } from "./middleware/requestId.ts";
import { securityHeaders } from "./middleware/securityHeaders.ts";
import { addNativeWrapperRoute } from "./native/nativeWrapper.routes.ts";
import { addNewsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { addOpenApiRoute } from "./openapi.ts";
import { addPackRoutes } from "./packs/pack.routes.ts";
import { addPaymentRoutes } from "./payment/payment.routes.ts";
import { addPlayerRoutes } from "./player/player.routes.ts";
import { addProfileRoutes } from "./profile/profile.routes.ts";
import { addReelRoutes } from "./reel/reel.routes.ts";
import type { AppEnv } from "./shared/context.ts";
import type { Deps } from "./shared/deps.ts";
import { Problem, problemResponse } from "./shared/problem.ts";
import { Routes, type AnyRoute } from "./shared/route.ts";
import { addLoginOptionsRoute, addSocialRoutes } from "./social/social.routes.ts";
import { addMailLinkRoutes } from "./user/mailLinks.routes.ts";
import { addChromecastRoutes } from "./chromecast/chromecast.routes.ts";
import { addSmartTvRoutes } from "./smart-tv/smartTv.routes.ts";
import { addSnaptionRoutes } from "./snaption/snaption.routes.ts";
import { addUserRoutes } from "./user/user.routes.ts";

/** Where every call's path begins. */
export const API_BASE = "/api/v1";
/** Where the paths begin that browsers open by themselves, on their way to another site and back. */
export const BROWSER_BASE = "/api";

export interface App {
  readonly app: Hono<AppEnv>;
  /** Every call there is, for the test that walks them. */
  readonly table: readonly AnyRoute[];
  /** The same for what is below BROWSER_BASE. */
  readonly browserTable: readonly AnyRoute[];
}

/**
 * The HTTP side. What every request passes, in this order: request id, security headers, origin
 * check, body limit; then per route (shared/route.ts): rate limit, credentials, validation.
 */
export function createApp(deps: Deps): App {
  const app = new Hono<AppEnv>();
  app.onError(errorAnswer(deps));
  app.notFound(() => problemResponse(new Problem("not_found")));
  app.use(numbered);
  app.use(logged(deps));
  app.use(securityHeaders);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, methods) =>
        problemResponse(
          new Problem("method_not_allowed", { headers: { allow: methods.join(", ") } }),
        ),
    }),
  );
  app.use(ownOrigin(deps.config));
  app.use(limitBody);

  const routes = new Routes(deps);
  addHealthRoutes(routes, deps);
  addUserRoutes(routes, deps);
  addMailLinkRoutes(routes, deps);
  addLoginOptionsRoute(routes, deps);
  addNewsletterRoutes(routes, deps);
  addProfileRoutes(routes, deps);
  addLookupRoutes(routes, deps);
  addDiscordRoutes(routes, deps);
  addGameSessionRoutes(routes, deps);
  addGameRoutes(routes);
  addHostRoutes(routes);
  addPlayerRoutes(routes);
  addHideAndPeekRoutes(routes);
  addSnaptionRoutes(routes);
  addSmartTvRoutes(routes, deps);
  addChromecastRoutes(routes, deps);
  addPackRoutes(routes, deps);
  addPaymentRoutes(routes, deps);
  addReelRoutes(routes, deps);
  addReportRoutes(routes, deps);
  addFlagRoutes(routes, deps);
  addContactRoutes(routes, deps);
  addTranslateRoutes(routes, deps);
  addAnalyticsRoutes(routes, deps);
  addSurveyRoutes(routes, deps);
  addClientErrorRoutes(routes, deps);
  addAdminRoutes(routes, deps);
  addMailboxRoutes(routes, deps);
  addFaultRoutes(routes, deps);
  addNativeWrapperRoute(routes, deps);
  addOpenApiRoute(routes, app);
  app.route(API_BASE, routes.app);
  const pages = new Routes(deps);
  addSocialRoutes(pages, deps);
  app.route(BROWSER_BASE, pages.app);
  return { app, table: routes.table, browserTable: pages.table };
}
