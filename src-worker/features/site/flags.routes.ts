import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { flagsOf } from "../../shared/flags.usecases.ts";

/** How long a page may cache the flags, s. */
const FLAGS_KEPT_S = 30;

export function addFlagRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /flags",
    {
      id: "listFlags",
      summary: "What is switched on at the moment",
      description:
        "Switches that admins turn, by name: pages ask to hide what is off. The answer is up to a minute old.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: FLAGS_KEPT_S,
    },
    async () => flagsOf(await deps.replica()),
  );
}
