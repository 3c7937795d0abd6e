import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { spenderOf } from "../../../http/middleware/quota.ts";
import { translateTexts } from "./translate.usecases.ts";

export function addTranslateRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /translate",
    {
      id: "translateTexts",
      summary: "Translate texts by machine",
      description:
        "For content written by users, such as a pack in another language. Earlier translations are returned from a cache; the characters of all others count towards a daily quota.",
      auth: "user",
      rate: "write",
      refusals: ["translation_unavailable"],
    },
    async ({ c, body }) => ({
      texts: await translateTexts(deps, body, spenderOf(deps, c)),
    }),
  );
}
