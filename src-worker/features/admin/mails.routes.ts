import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { pageOfUnsent, readMail } from "./mails.usecases.ts";

/** Registers the calls for mails that were not sent. */
export function addAdminMailRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/mails",
    {
      id: "listUnsentMails",
      summary: "Mails that were not sent, newest first",
      description:
        "With how often the provider was asked and what it said last. What is due is tried again by itself.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfUnsent(deps, query.page),
  );

  routes.add(
    "GET /admin/mails/:id",
    {
      id: "readUnsentMail",
      summary: "What a mail says that nobody sends",
      description:
        "To pass a link on by hand on a site without a mail provider. That it was read is in the audit log.",
      auth: "admin",
      rate: "read",
      refusals: ["not_found"],
    },
    ({ user, params }) => readMail(deps, user, params.id),
  );
}
