import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { takeMessage } from "./contact.usecases.ts";

export function addContactRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /email/contactForm",
    { summary: "Write to the team", auth: "public", rate: "write", refusals: [] },
    async ({ c, body }) => {
      await takeMessage(deps, body, await visitorOf(deps, c));
      return {};
    },
  );
}
