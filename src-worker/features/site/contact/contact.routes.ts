import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { acceptedAnswer } from "../../../http/schemas.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { contactBody } from "./contact.schemas.ts";
import { takeMessage } from "./contact.usecases.ts";

export function addContactRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "post",
      path: "/email/contactForm",
      summary: "Write to the team",
      auth: "public",
      rate: "write",
      body: contactBody,
      status: 202,
      answer: acceptedAnswer,
      refusals: [],
    },
    async ({ c, body }) => {
      await takeMessage(deps, body, await visitorOf(deps, c));
      return {};
    },
  );
}
