import { waitUntil } from "cloudflare:workers";
import { createApp, type App } from "./app.ts";
import { cleanUp } from "./cleanup.ts";
import { openDatabase } from "./db/client.ts";
import { readEnv, type Bindings } from "./env.ts";
import { Problem, problemResponse } from "./shared/problem.ts";
import { DAILY } from "./crons.ts";
import { sendDueMails } from "./email/sendMail.ts";
import type { Deps } from "./shared/deps.ts";
import { pairingStub, roomStub, routeToParty } from "./rooms.ts";

export { Pairing } from "../src-rooms/pairing.ts";
export { Room } from "./room.ts";

function depsOf(env: Bindings): Deps {
  return {
    config: readEnv(env),
    database: () => openDatabase(env.DB),
    room: (code) => roomStub(env, code),
    pairing: (code) => pairingStub(env, code),
    later: waitUntil,
    now: () => Date.now(),
  };
}

const apps = new WeakMap<Bindings, App>();

/** The app of this isolate. Throws while the environment is unusable. */
function appOf(env: Bindings): App {
  const known = apps.get(env);
  if (known) return known;
  const app = createApp(depsOf(env));
  apps.set(env, app);
  return app;
}

export default {
  async fetch(request, env, ctx): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isApi = pathname === "/api" || pathname.startsWith("/api/");
    if (!isApi && !pathname.startsWith("/parties/")) return env.ASSETS.fetch(request);
    try {
      return await (isApi ? appOf(env).app.fetch(request, env, ctx) : routeToParty(request, env));
    } catch (error) {
      // Above all a missing AUTH_SECRETS: nothing may work with keys somebody could know.
      console.error("cannot answer:", error);
      return problemResponse(new Problem("internal"));
    }
  },

  async scheduled({ cron }, env): Promise<void> {
    const deps = depsOf(env);
    await (cron === DAILY ? cleanUp(deps) : sendDueMails(deps));
  },
} satisfies ExportedHandler<Bindings>;
