import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import type { Routes } from "../shared/route.ts";
import { VERSION } from "../version.ts";

const healthAnswer = z.object({
  status: z.literal("ok"),
  version: z.string(),
  database: z.literal("ok"),
  publicUrl: z.optional(z.url()).describe("Address for phones, where it is not the page's own"),
});

/** Is the Worker up, and its database with it? */
export function addHealthRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/health",
      summary: "Whether the service and its database answer",
      auth: "public",
      rate: "read",
      status: 200,
      answer: healthAnswer,
      refusals: ["error.server_unavailable"],
    },
    async () => {
      try {
        const db = await deps.database();
        await db.get(sql`SELECT 1`);
      } catch (cause) {
        console.error("health: the database does not answer", cause);
        throw new Problem("error.server_unavailable", { cause });
      }
      const { publicUrl } = deps.config;
      return {
        status: "ok",
        version: VERSION,
        database: "ok",
        ...(publicUrl && { publicUrl }),
      } as const;
    },
  );
}
