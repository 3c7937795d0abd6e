import * as z from "zod";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { languageSchema } from "../../../http/schemas.ts";
import { translateTexts } from "./translate.usecases.ts";

const TEXTS_MAX = 50;
const TEXT_MAX = 500;

const translateBody = z.object({
  texts: z.array(z.string().trim().min(1).max(TEXT_MAX)).min(1).max(TEXTS_MAX),
  source: languageSchema.default("en"),
  target: languageSchema,
});

export function addTranslateRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "post",
      path: "/translate",
      summary: "Translate texts by machine",
      auth: "user",
      rate: "write",
      body: translateBody,
      status: 200,
      answer: z.object({ texts: z.array(z.string()).meta({ description: "In the same order" }) }),
      refusals: ["translation_unavailable"],
    },
    async ({ body }) => ({ texts: await translateTexts(deps, body) }),
  );
}
