import * as z from "zod";
import type { Deps } from "../shared/deps.ts";
import type { Routes } from "../shared/route.ts";
import { acceptedAnswer } from "../shared/schemas.ts";
import { emailSchema, nameSchema } from "../user/user.schemas.ts";
import { visitorOf } from "../user/visitor.ts";
import { takeMessage } from "./contact.usecases.ts";

const MESSAGE_MAX = 5_000;

const contactBody = z.object({
  name: nameSchema,
  email: emailSchema,
  message: z.string().max(MESSAGE_MAX),
  website: z
    .string()
    .max(200)
    .default("")
    .meta({ description: "Left empty: whoever fills it in is not a person" }),
});

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
