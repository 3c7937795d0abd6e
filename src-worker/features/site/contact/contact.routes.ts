import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { takeMessage } from "./contact.usecases.ts";

export function addContactRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /email/contactForm",
    {
      id: "sendMessage",
      summary: "Write to the team",
      description:
        "It is kept for the team, which is told by mail. `website` is a field that people do not see: leave it empty.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    async ({ c, body }) => {
      await takeMessage(deps, body, await visitorOf(deps, c));
      return {};
    },
  );
}
