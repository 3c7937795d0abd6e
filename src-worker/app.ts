import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { addFaultRoutes } from "./features/site/dev/faults.routes.ts";
import { addMailboxRoutes } from "./features/site/dev/mailbox.routes.ts";
import { addAdminRoutes } from "./features/admin/admin.routes.ts";
import { addAnalyticsRoutes } from "./features/site/telemetry/analytics.routes.ts";
import { addContactRoutes } from "./features/site/contact/contact.routes.ts";
import { addFlagRoutes } from "./features/site/flags.routes.ts";
import { addReportRoutes } from "./features/site/report/report.routes.ts";
import { addSurveyRoutes } from "./features/site/survey/survey.routes.ts";
import { addTranslateRoutes } from "./features/site/translate/translate.routes.ts";
import { addClientErrorRoutes } from "./features/site/telemetry/clientError.routes.ts";
import { addDiscordRoutes } from "./features/discord/discord.routes.ts";
import { addGameSessionRoutes } from "./features/rooms/session/gameSession.routes.ts";
import { addLookupRoutes } from "./features/rooms/session/lookups.routes.ts";
import { addGameRoutes } from "./features/rooms/game/game.routes.ts";
import { addHealthRoutes } from "./features/site/telemetry/health.routes.ts";
import { addHideAndPeekRoutes } from "./features/rooms/hide-and-peek/hideAndPeek.routes.ts";
import { addHostRoutes } from "./features/rooms/host/host.routes.ts";
import { limitBody } from "./http/middleware/body.ts";
import { errorResponse } from "./http/middleware/errors.ts";
import { ownOrigin } from "./http/middleware/origin.ts";
import { withRequestLog } from "./http/middleware/requestLog.ts";
import { ratePolicyHeader } from "./http/middleware/rateLimit.ts";
import { withRequestId } from "./http/middleware/requestId.ts";
import { securityHeaders } from "./http/middleware/securityHeaders.ts";
import { addNativeWrapperRoute } from "./features/site/pages/nativeWrapper.routes.ts";
import { addNewsletterRoutes } from "./features/site/newsletter/newsletter.routes.ts";
import { addOpenApiRoute } from "./http/openapi/openapi.ts";
import { addLibraryRoutes } from "./features/packs/library.routes.ts";
import { addPackReportRoutes } from "./features/site/report/packReport.routes.ts";
import { addPackRoutes } from "./features/packs/pack.routes.ts";
import { addPictureRoutes } from "./features/packs/picture.routes.ts";
import { addPaymentRoutes } from "./features/payment/payment.routes.ts";
import { addPlayerRoutes } from "./features/rooms/player/player.routes.ts";
import { addProfileRoutes } from "./features/profile/profile.routes.ts";
import { addCircleRoutes } from "./features/circles/circle.routes.ts";
import { addReelRoutes } from "./features/profile/reel/reel.routes.ts";
import type { AppEnv } from "./http/context.ts";
import type { Deps } from "./shared/deps.ts";
import { Problem, problemResponse } from "./shared/problem.ts";
import { Routes } from "./http/route.ts";
import type { Route } from "./http/routeTypes.ts";
import { addLoginOptionsRoute, addSocialRoutes } from "./features/accounts/social/social.routes.ts";
import { addMailLinkRoutes } from "./features/accounts/mailLinks.routes.ts";
import { addChromecastRoutes } from "./features/televisions/chromecast/chromecast.routes.ts";
import { addSmartTvRoutes } from "./features/televisions/smart-tv/smartTv.routes.ts";
import { addSnaptionRoutes } from "./features/rooms/snaption/snaption.routes.ts";
import { addOwnLoginRoutes } from "./features/accounts/ownLogins.routes.ts";
import { addSecondFactorRoutes } from "./features/accounts/secondFactor.routes.ts";
import { addUserRoutes } from "./features/accounts/user.routes.ts";

/** Base of the paths of all calls. */
export const API_BASE = "/api/v1";
/** Base of the paths that browsers open by themselves, on their way to another site and back. */
export const BROWSER_BASE = "/api";

export interface App {
  readonly app: Hono<AppEnv>;
  /** All calls, for the test that goes through them. */
  readonly table: readonly Route[];
  /** The same for the paths below BROWSER_BASE. */
  readonly browserTable: readonly Route[];
}

/**
 * Creates the HTTP app. Every request passes, in this order: request id, log, security headers, rate limit
 * header, method check, origin check, body limit; then what its route requires (http/route.ts): rate limit,
 * credentials, validation, quota.
 */
export function createApp(deps: Deps): App {
  const app = new Hono<AppEnv>();
  app.onError(errorResponse(deps));
  app.notFound(() => problemResponse(new Problem("not_found")));
  app.use(withRequestId);
  app.use(withRequestLog(deps));
  app.use(securityHeaders);
  app.use(ratePolicyHeader);
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
  addSecondFactorRoutes(routes, deps);
  addOwnLoginRoutes(routes, deps);
  addMailLinkRoutes(routes, deps);
  addLoginOptionsRoute(routes, deps);
  addNewsletterRoutes(routes, deps);
  addProfileRoutes(routes, deps);
  addLookupRoutes(routes, deps);
  addDiscordRoutes(routes, deps);
  addGameSessionRoutes(routes, deps);
  addGameRoutes(routes);
  addHostRoutes(routes, deps);
  addPlayerRoutes(routes);
  addHideAndPeekRoutes(routes);
  addSnaptionRoutes(routes);
  addSmartTvRoutes(routes, deps);
  addChromecastRoutes(routes, deps);
  addPackRoutes(routes, deps);
  addLibraryRoutes(routes, deps);
  addPictureRoutes(routes, deps);
  addPaymentRoutes(routes, deps);
  addReelRoutes(routes, deps);
  addCircleRoutes(routes, deps);
  addReportRoutes(routes, deps);
  addPackReportRoutes(routes, deps);
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
  const pages = new Routes(deps);
  addSocialRoutes(pages, deps);
  addOpenApiRoute(routes, deps, [
    { base: API_BASE, table: routes.table },
    { base: BROWSER_BASE, table: pages.table },
  ]);
  app.route(API_BASE, routes.app);
  app.route(BROWSER_BASE, pages.app);
  return { app, table: routes.table, browserTable: pages.table };
}
