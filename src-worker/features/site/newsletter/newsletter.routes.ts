import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { siteOf } from "../../../config/env.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { confirmNewsletter, subscribe } from "./newsletter.usecases.ts";
import { unsubscribe, UNSUBSCRIBE_PATH, unsubscribePage } from "../../../mail/unsubscribe.ts";

/** The newsletter, and the way out of it and of every other mail that people may stop. */
export function addNewsletterRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /email/subscribe",
    {
      summary: "Ask for the newsletter: a mail with a link to confirm goes out",
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
      summary: "Confirm the newsletter with the link's token",
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
      summary: "No more news to the reader of a mail",
      auth: "public",
      rate: "write",
      refusals: ["token_expired"],
    },
    ({ body: { utoken } }) => unsubscribe(deps, utoken),
  );

  routes.add(
    `POST ${UNSUBSCRIBE_PATH}`,
    {
      summary: "The same in one click from a mail program (RFC 8058)",
      auth: "public",
      rate: "write",
      refusals: ["token_expired"],
    },
    ({ query: { utoken } }) => unsubscribe(deps, utoken),
  );

  routes.add(
    `GET ${UNSUBSCRIBE_PATH}`,
    {
      summary: "The same address in a browser: on to the page that asks",
      auth: "public",
      rate: "read",
      refusals: [],
    },
    ({ c, query: { utoken } }) => unsubscribePage(siteOf(deps.config, c.req.url), utoken),
  );
}
