import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import { pageOf, pageQuery } from "../../shared/paging.ts";
import type { Routes } from "../../http/route.ts";
import {
  exportNewsletter,
  exportSurvey,
  pageOfMessages,
  removeMessage,
} from "./exports.usecases.ts";

const messageAnswer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
});

/** What people wrote to the team, and lists to take along. */
export function addAdminExportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/contactMessages",
      summary: "What the contact form brought, newest first",
      auth: "admin",
      rate: "read",
      query: pageQuery,
      status: 200,
      answer: pageOf(messageAnswer),
      refusals: [],
    },
    ({ query }) => pageOfMessages(deps, query.page),
  );

  routes.add(
    {
      method: "delete",
      path: "/admin/contactMessages/:id",
      summary: "A message was handled: forget it",
      auth: "admin",
      rate: "write",
      params: z.object({ id: z.string().max(64) }),
      status: 204,
      refusals: ["not_found"],
    },
    ({ user, params }) => removeMessage(deps, user, params.id),
  );

  for (const [path, summary, build] of [
    ["/admin/newsletter.csv", "Everybody who may be sent news, as CSV", exportNewsletter],
    ["/admin/survey.csv", "The answers of the survey, as CSV", exportSurvey],
  ] as const) {
    routes.add(
      {
        method: "get",
        path,
        summary,
        auth: "admin",
        rate: "read",
        status: 200,
        answer: z.string(),
        media: "text/csv",
        refusals: [],
      },
      ({ user }) => build(deps, user),
    );
  }
}
