import * as z from "zod";
import { FLAG_NAMES } from "../../../src-shared/catalog/flags.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { flagsOf } from "../../shared/flags.usecases.ts";

/** Seconds for which a page may believe what it heard. */
const FLAGS_KEPT_S = 30;

export const flagName = z.enum(FLAG_NAMES);

export function addFlagRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/flags",
      summary: "What is switched on at the moment",
      auth: "public",
      rate: "read",
      status: 200,
      answer: z.record(flagName, z.boolean()),
      refusals: [],
      cache: FLAGS_KEPT_S,
    },
    async () => flagsOf(await deps.database()),
  );
}
