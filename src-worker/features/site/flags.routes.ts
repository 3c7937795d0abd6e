import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { flagsOf } from "../../shared/flags.usecases.ts";

/** Seconds for which a page may believe what it heard. */
const FLAGS_KEPT_S = 30;

export function addFlagRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /flags",
    {
      summary: "What is switched on at the moment",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: FLAGS_KEPT_S,
    },
    async () => flagsOf(await deps.database()),
  );
}
