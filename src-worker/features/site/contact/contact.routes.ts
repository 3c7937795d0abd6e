import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { takeMessage } from "./contact.usecases.ts";

export function addContactRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /email/contactForm",
    {
      id: "sendMessage",
      summary: "Send a message to the team",
      description:
        "The message is stored, and the team is notified by mail. `website` is a field hidden from people: leave it empty.",
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
