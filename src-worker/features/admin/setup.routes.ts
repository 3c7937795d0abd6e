import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { listSetup } from "./setup.usecases.ts";

/** Registers the call that lists what the operator has configured and what is missing. */
export function addAdminSetupRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/setup",
    {
      id: "listSetup",
      summary: "List what is configured on this site",
      description:
        "Returns every external service and setting, with whether it is in use, off or misconfigured. The response contains no secrets.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    () => listSetup(deps),
  );
}
