import * as z from "zod";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { faults } from "../../../config/faults.ts";

const faultsBody = z.object({ d1: z.boolean().optional(), storage: z.boolean().optional() });
const faultsAnswer = z.object({ d1: z.boolean(), storage: z.boolean() });

/** Break this server, or mend it: exists only where the server was started to be broken. */
export function addFaultRoutes(routes: Routes, { config }: Deps): void {
  if (!config.takesFaults) return;
  routes.add(
    {
      method: "post",
      path: "/dev/faults",
      summary: "Stop D1 or fill the rooms' storage (only with DEV=1 and FAULTS=1)",
      auth: "public",
      rate: "write",
      body: faultsBody,
      status: 200,
      answer: faultsAnswer,
      refusals: [],
    },
    ({ body }) => {
      faults.d1 = body.d1 ?? faults.d1;
      faults.storage = body.storage ?? faults.storage;
      return faults;
    },
  );
}
