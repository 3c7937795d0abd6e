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
      summary: "List what is switched on",
      description:
        "Returns the switches that admins control, by name, so that pages can hide what is off. The response may be up to a minute old.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: FLAGS_KEPT_S,
    },
    async () => flagsOf(await deps.replica()),
  );
}
