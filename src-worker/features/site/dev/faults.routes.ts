import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { faults } from "../../../config/faultInjection.ts";

/**
 * Adds the route that injects faults into this server or ends them. Only on a server that was started for
 * that.
 */
export function addFaultRoutes(routes: Routes, { config }: Deps): void {
  if (!config.takesFaults) return;
  routes.add(
    "POST /dev/faults",
    {
      devOnly: true,
      id: "breakServer",
      summary: "Stop D1 or fill the rooms' storage (only with DEV=1 and FAULTS=1)",
      description:
        "For testing how the service behaves when the database or a room's storage fails.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    ({ body }) => {
      faults.d1 = body.d1 ?? faults.d1;
      faults.storage = body.storage ?? faults.storage;
      return faults;
    },
  );
}
