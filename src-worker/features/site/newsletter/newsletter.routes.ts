import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { siteOf } from "../../../config/env.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { confirmNewsletter, subscribe } from "./newsletter.usecases.ts";
import { unsubscribe, UNSUBSCRIBE_PATH, unsubscribePage } from "../../../mail/unsubscribe.ts";

/**
 * Adds the routes for subscribing to the newsletter, and for unsubscribing from it and from every other mail
 * that people may stop.
 */
export function addNewsletterRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /email/subscribe",
    {
      id: "subscribeToNews",
      summary: "Ask for the newsletter",
      description:
        "The answer is the same whoever has the address: only the link of the mail subscribes it, by `confirmNews`.",
      auth: "public",
      rate: "write",
      quota: "newsletter",
      refusals: [],
    },
    async ({ c, body }) => {
      await subscribe(deps, body, await visitorOf(deps, c));
      return {};
    },
  );

  routes.add(
    "GET /email/confirm",
    {
      id: "confirmNews",
      summary: "Confirm the newsletter with the link's token",
      description:
        "From now on news are sent to the address the link went to. The token works once.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired"],
    },
    async ({ query: { ntoken } }) => {
      await confirmNewsletter(deps, ntoken);
      return { confirmed: true } as const;
    },
  );

  routes.add(
    "POST /user/unsubscribe",
    {
      id: "unsubscribe",
      summary: "No more news to the reader of a mail",
      description:
        "The token is in the link at the end of every mail that was not asked for. It needs no login.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired"],
    },
    ({ body: { utoken } }) => unsubscribe(deps, utoken),
  );

  routes.add(
    `POST ${UNSUBSCRIBE_PATH}`,
    {
      id: "unsubscribeInOneClick",
      summary: "Unsubscribe from within a mail program",
      description:
        "One click, by RFC 8058. Mail programs call this by themselves, with the address in the mail's header and a body that is not read.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired"],
    },
    ({ query: { utoken } }) => unsubscribe(deps, utoken),
  );

  routes.add(
    `GET ${UNSUBSCRIBE_PATH}`,
    {
      id: "openUnsubscribePage",
      summary: "The page that asks before unsubscribing",
      description:
        "Changes nothing: programs that look at links ahead of people must not unsubscribe anybody. The page asks, and calls `unsubscribe`.",
      auth: "public",
      rate: "read",
      refusals: [],
    },
    ({ c, query: { utoken } }) => unsubscribePage(siteOf(deps.config, c.req.url), utoken),
  );
}
