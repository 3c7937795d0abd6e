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
      summary: "Subscribe to the newsletter",
      description:
        "Sends a mail with a link; the address is subscribed only once that link has been opened (`confirmNews`). The response is the same for every address.",
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
      summary: "Confirm a newsletter subscription",
      description:
        "From now on, the newsletter is sent to the address that received the link. The token works once.",
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
      summary: "Unsubscribe from news",
      description:
        "Takes the token from the link at the end of every mail that can be unsubscribed from. Requires no login.",
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
      summary: "Unsubscribe with one click in a mail program",
      description:
        "Mail programs call this by themselves (RFC 8058), using the address in the header of the mail. The body is not read.",
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
      summary: "Redirect to the unsubscribe page",
      description:
        "Changes nothing, because programs that scan links must not unsubscribe anybody. The page asks for confirmation and calls `unsubscribe`.",
      auth: "public",
      rate: "read",
      refusals: [],
    },
    ({ c, query: { utoken } }) => unsubscribePage(siteOf(deps.config, c.req.url), utoken),
  );
}
