import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { pageOfUnsent, readMail } from "./mails.usecases.ts";

/** Registers the calls for mails that were not sent. */
export function addAdminMailRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/mails",
    {
      id: "listUnsentMails",
      summary: "List unsent mails",
      description:
        "Sorted newest first, with the number of attempts and the provider's last error. Mails that are due are retried automatically.",
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
      summary: "Read an unsent mail",
      description:
        "For passing on a link by hand on a site without a mail provider. Reading a mail is recorded in the audit log.",
      auth: "admin",
      rate: "read",
      refusals: ["not_found"],
    },
    ({ user, params }) => readMail(deps, user, params.id),
  );
}
