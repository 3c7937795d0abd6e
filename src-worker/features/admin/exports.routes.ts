import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import {
  exportNewsletter,
  exportSurvey,
  pageOfMessages,
  removeMessage,
} from "./exports.usecases.ts";

/** What people wrote to the team, and lists to take along. */
export function addAdminExportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/contactMessages",
    {
      summary: "What the contact form brought, newest first",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfMessages(deps, query.page),
  );

  routes.add(
    "DELETE /admin/contactMessages/:id",
    {
      summary: "A message was handled: forget it",
      auth: "admin",
      rate: "write",
      refusals: ["not_found"],
    },
    ({ user, params }) => removeMessage(deps, user, params.id),
  );

  for (const [path, summary, build] of [
    ["/admin/newsletter.csv", "Everybody who may be sent news, as CSV", exportNewsletter],
    ["/admin/survey.csv", "The answers of the survey, as CSV", exportSurvey],
  ] as const) {
    routes.add(
      `GET ${path}`,
      { summary, auth: "admin", rate: "read", refusals: [] },
      ({ user, c }) => build(deps, user, siteOf(deps.config, c.req.url)),
    );
  }
}
