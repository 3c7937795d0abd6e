import { faultOf, log } from "../../../../src-shared/log.ts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import type { Routes } from "../../../http/route.ts";
import { VERSION } from "../../../config/version.ts";

/** A code that no room can have, so its object is always available and always empty. */
const NO_ROOM = "HEALTH";

/**
 * Checks something that the service cannot work without. Refuses with error.server_unavailable if the check
 * fails.
 */
async function probe(event: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (cause) {
    log("error", event, faultOf(cause));
    throw new Problem("error.server_unavailable", { cause });
  }
}

/** Adds the route that checks whether the Worker, its database and its rooms respond. */
export function addHealthRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /health",
    {
      id: "getHealth",
      summary: "Check the health of the service",
      description:
        "Queries the database and the object of a room, so it checks more than whether the server responds. Suitable for uptime monitoring.",
      auth: "public",
      rate: "read",
      refusals: ["error.server_unavailable"],
    },
    async () => {
      await Promise.all([
        probe("health.database", async () => (await deps.database()).get(sql`SELECT 1`)),
        probe("health.rooms", async () => (await deps.room(NO_ROOM)).look()),
      ]);
      const { publicUrl, build } = deps.config;
      return {
        status: "ok",
        version: VERSION,
        database: "ok",
        rooms: "ok",
        build,
        ...(publicUrl && { publicUrl }),
      } as const;
    },
  );
}
