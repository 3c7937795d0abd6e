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
      summary: "List contact messages",
      description:
        "Sorted newest first, in pages, with the address to reply to. Reading does not change a message.",
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
      summary: "Delete a handled contact message",
      description:
        "The message is deleted permanently. The call sends no reply: the team replies from its own mailbox.",
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
      summary: "Export newsletter subscribers as CSV",
      description:
        "Contains the address, name, language, subscription date and unsubscribe link of everybody who may be sent news. The export is recorded in the audit log.",
    },
    ({ user, c }) => exportNewsletter(deps, user, siteOf(deps.config, c.req.url)),
  );
  routes.add(
    "GET /admin/survey.csv",
    {
      ...list,
      id: "exportSurvey",
      summary: "Export survey responses as CSV",
      description:
        "One row per response, with one column per question. The export is recorded in the audit log.",
    },
    ({ user }) => exportSurvey(deps, user),
  );
}
