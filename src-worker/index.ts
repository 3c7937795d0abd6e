import { waitUntil } from "cloudflare:workers";
import { faultOf, log } from "../src-shared/log.ts";
import { createApp, type App } from "./app.ts";
import { cleanUp } from "./jobs/cleanUp.ts";
import { openDatabase, openReplica } from "./db/client.ts";
import { sentryDsn } from "./config/contacts.ts";
import { readEnv, siteUrl } from "./config/env.ts";
import { siteFacts } from "./config/siteFacts.ts";
import type { Bindings } from "./config/bindings.ts";
import { Problem, problemResponse } from "./shared/problem.ts";
import { DAILY } from "./jobs/crons.ts";
import { stopAllBlocked } from "./features/payment/payment.usecases.ts";
import { mailSubscriptionEndings } from "./jobs/subscriptionEndings.ts";
import { sendDueMails } from "./mail/sendMail.ts";
import { codesOf } from "./config/codes.ts";
import { factorKeyOf, withKeys } from "./config/ownKeys.ts";
import { withTexts } from "./config/variables.ts";
import type { Deps } from "./shared/deps.ts";
import { fetchWithoutRedirects } from "./shared/fetchWithoutRedirects.ts";
import { writtenPage } from "./features/site/pages/pages.ts";
import { withoutValidators, asOwnSite } from "./features/site/pages/ownSite.ts";
import { crowdStub, pairingStub, roomStub, routeToParty } from "./features/rooms/object/routing.ts";
import { securityText } from "./features/site/pages/securityText.ts";
import { redirectShared } from "./features/site/pages/share.ts";
import { fileOrPage } from "./features/site/pages/singlePage.ts";
import { forThisBrowser, lightPage } from "./features/site/pages/lightPage.ts";

export { Pairing } from "../src-rooms/platforms/durable-object/pairing.ts";
import { captureError, watched, type Handler } from "./config/sentry.ts";

export { Codes } from "./config/codesObject.ts";
export { Keys } from "./config/keysObject.ts";
export { Crowd } from "./features/rooms/object/crowd.ts";
export { Room } from "./features/rooms/object/room.ts";

function depsOf(env: Bindings): Deps {
  return {
    config: readEnv(env),
    database: () => openDatabase(env.DB),
    replica: () => openReplica(env.DB),
    room: (code, near) => roomStub(env, code, near),
    crowd: (code) => crowdStub(env, code),
    pairing: (code) => pairingStub(env, code),
    factorKey: () => factorKeyOf(env),
    pictures: env.PICTURES,
    codes: codesOf(env),
    later: waitUntil,
    fetch: fetchWithoutRedirects,
    report: (error, tags) => {
      if (sentryDsn(env)) waitUntil(captureError(error, tags));
    },
    now: () => Date.now(),
  };
}

const apps = new WeakMap<Bindings, App>();

/** Returns the app of this isolate. Throws if the environment is unusable. */
function appOf(env: Bindings): App {
  const known = apps.get(env);
  if (known) return known;
  const app = createApp(depsOf(env));
  apps.set(env, app);
  return app;
}

const handler: Handler = {
  async fetch(request, env, ctx): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    // `/api` itself is a page, which documents the calls.
    const isApi = pathname.startsWith("/api/");
    if (!isApi && !pathname.startsWith("/parties/")) {
      const facts = siteFacts(env);
      const asked = withoutValidators(request);
      const at = siteUrl(env) ?? origin;
      const direct = redirectShared(asked) ?? securityText(asked, at, facts, Date.now());
      if (direct) return direct;
      const page =
        (await lightPage(asked, env.ASSETS)) ??
        (await writtenPage(asked, env.ASSETS, at, facts)) ??
        (await fileOrPage(asked, env.ASSETS));
      return forThisBrowser(request, await asOwnSite(page, facts));
    }
    try {
      const whole = await withKeys(env);
      return await (isApi
        ? appOf(whole).app.fetch(request, whole, ctx)
        : routeToParty(request, whole));
    } catch (error) {
      // Above all if AUTH_SECRETS are unusable: the server must not run with keys somebody could know.
      log("error", "unusable", faultOf(error));
      if (sentryDsn(env)) waitUntil(captureError(error, { side: "worker" }));
      return problemResponse(new Problem("internal"));
    }
  },

  async scheduled({ cron, scheduledTime }, env): Promise<void> {
    const deps = depsOf(await withKeys(env));
    if (cron !== DAILY) return sendDueMails(deps);
    // First the mails that are due on this day only; if they fail, the rest is still done.
    try {
      await mailSubscriptionEndings(deps, scheduledTime);
    } finally {
      try {
        await stopAllBlocked(deps);
      } finally {
        await cleanUp(deps);
      }
    }
  },
};

// Only the handler is shared between requests, not its promise.
let sentried: Handler | undefined;

/** Returns the handler, wrapped with Sentry if that is configured. */
async function handlerOf(env: Bindings): Promise<Handler> {
  const dsn = sentryDsn(env);
  if (!dsn) return handler;
  sentried ??= await watched(handler, env, { dsn, fetch: fetchWithoutRedirects });
  return sentried;
}

export default {
  fetch: async (request, given, ctx): Promise<Response> => {
    const env = withTexts(given);
    return (await handlerOf(env)).fetch(request, env, ctx);
  },
  scheduled: async (controller, given, ctx): Promise<void> => {
    const env = withTexts(given);
    return (await handlerOf(env)).scheduled(controller, env, ctx);
  },
} satisfies ExportedHandler<Bindings>;
