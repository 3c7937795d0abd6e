import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { listSetup, SETUP_ITEMS, SETUP_STATES } from "./setup.usecases.ts";

const setupAnswer = z
  .array(
    z.object({
      item: z.enum(SETUP_ITEMS),
      settings: z.array(z.string()).readonly().meta({ description: "Bindings and variables" }),
      state: z.enum(SETUP_STATES),
    }),
  )
  .readonly();

/** What the operator has configured, and what not. */
export function addAdminSetupRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/setup",
      summary: "What of this deployment is configured, and what is missing",
      auth: "admin",
      rate: "read",
      status: 200,
      answer: setupAnswer,
      refusals: [],
    },
    () => listSetup(deps.config),
  );
}
