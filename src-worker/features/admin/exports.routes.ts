import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import {
  exportNewsletter,
  exportSurvey,
  pageOfMessages,
  removeMessage,
} from "./exports.usecases.ts";

/** Registers the calls for contact messages and for the CSV exports of newsletter and survey. */
export function addAdminExportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/contactMessages",
    {
      id: "listMessages",
      summary: "What the contact form brought, newest first",
      description:
        "Newest first, by pages, with the address to answer to. Reading changes nothing.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfMessages(deps, query.page),
  );

  routes.add(
    "DELETE /admin/contactMessages/:id",
    {
      id: "removeMessage",
      summary: "A message was handled: forget it",
      description:
        "It is deleted for good. The answer to who wrote it goes out from the team's own mailbox.",
      auth: "admin",
      rate: "write",
      refusals: ["not_found"],
    },
    ({ user, params }) => removeMessage(deps, user, params.id),
  );

  const list = { auth: "admin", rate: "read", refusals: [] } as const;
  routes.add(
    "GET /admin/newsletter.csv",
    {
      ...list,
      id: "exportNewsReaders",
      summary: "Everybody who may be sent news, as CSV",
      description:
        "Address, name, language, since when, and the link that stops it. That it was taken along is in the audit log.",
    },
    ({ user, c }) => exportNewsletter(deps, user, siteOf(deps.config, c.req.url)),
  );
  routes.add(
    "GET /admin/survey.csv",
    {
      ...list,
      id: "exportSurvey",
      summary: "The answers of the survey, as CSV",
      description:
        "One line for each answer, by question. That it was taken along is in the audit log.",
    },
    ({ user }) => exportSurvey(deps, user),
  );
}
