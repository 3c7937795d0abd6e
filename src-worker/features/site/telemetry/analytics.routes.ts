import * as z from "zod";
import { EVENT_NAMES } from "../../../../src-shared/catalog/events.ts";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { acceptedAnswer } from "../../../http/schemas.ts";
import { takeSiteEvent } from "./analytics.usecases.ts";

const PROPERTIES_MAX = 20;

const eventBody = z.object({
  event: z.enum(EVENT_NAMES),
  distinctId: z.string().min(1).max(64),
  properties: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((properties) => Object.keys(properties).length <= PROPERTIES_MAX, {
      params: { code: "too_big" },
    })
    .default({})
    .meta({ description: "Those that are not listed for the event are left out" }),
  consent: z
    .boolean()
    .default(true)
    .meta({ description: "The page asks before it calls; false: count, and do not say who" }),
});

export function addAnalyticsRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "post",
      path: "/posthogEvent",
      summary: "Something happened on the site",
      auth: "public",
      rate: "write",
      body: eventBody,
      status: 202,
      answer: acceptedAnswer,
      refusals: [],
    },
    async ({ c, body }) => {
      const refuses = c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1";
      await takeSiteEvent(deps, body, c.get("user"), refuses);
      return {};
    },
  );
}
