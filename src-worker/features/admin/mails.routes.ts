import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { pageOfUnsent, readMail } from "./mails.usecases.ts";

/** Mails that did not go out. */
export function addAdminMailRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/mails",
    {
      summary: "Mails that were not sent, newest first",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfUnsent(deps, query.page),
  );

  routes.add(
    "GET /admin/mails/:id",
    {
      summary:
        "What a mail says that nobody sends: only where no provider is set, and it is written down",
      auth: "admin",
      rate: "read",
      refusals: ["not_found"],
    },
    ({ user, params }) => readMail(deps, user, params.id),
  );
}
