import { html } from "hono/html";
import type { CaughtMail } from "../../../../src-shared/api/dev.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import type { AppContext } from "../../../http/context.ts";
import { addressOf } from "../../../http/middleware/address.ts";
import type { Routes } from "../../../http/route.ts";
import { linksIn } from "../../../mail/mailBody.ts";
import { findMail, mailsTo, type MailRow } from "../../../mail/outbox.repository.ts";

const SHOWN = 100;

function shown(row: MailRow): CaughtMail {
  const { id, recipient: to, subject, text, html: page, replyTo, unsubscribeUrl } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  const links = linksIn(text);
  return { id, to, subject, text, html: page, replyTo, unsubscribeUrl, createdAt, links };
}

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Ensures that the request comes from this machine, under one of its local names. Mails contain links that
 * log a user in, and `npm start` serves the whole network. Refuses with not_found.
 */
function requireThisMachine({ config }: Deps, c: AppContext): void {
  const isHere = addressOf(config, c.req.raw) === undefined;
  if (!isHere || !HERE.includes(new URL(c.req.url).hostname)) throw new Problem("not_found");
}

/** Policy of the mailbox's pages: inline styles, no scripts. */
const STYLED = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

async function listPage(rows: readonly MailRow[]): Promise<string> {
  const lines = rows.map(
    ({ id, recipient, subject, createdAt }) =>
      html`<li>
        <a href="mail/${id}">${subject}</a><br />${recipient} ·
        ${new Date(createdAt).toISOString().slice(0, 19).replace("T", " ")}
      </li>`,
  );
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox</title>
        <style>
          body {
            max-width: 40rem;
            margin: 2rem auto;
            padding: 0 1rem;
            background: #15101f;
            color: #fff7e6;
            font: 1.1rem/1.5 system-ui;
          }
          a {
            color: #ffd23f;
          }
          li {
            margin: 0 0 1rem;
            color: #b9aed0;
          }
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>Development: what would have been mailed, newest first.</p>
        <ul>
          ${lines}
        </ul>
      </body>
    </html>`;
  return String(page);
}

/**
 * Adds the routes that show what was mailed, for development and its tests. They do not exist in production.
 */
export function addMailboxRoutes(routes: Routes, deps: Deps): void {
  if (!deps.config.isDev) return;

  routes.add(
    "GET /dev/mailbox",
    {
      devOnly: true,
      id: "listCaughtMails",
      summary: "List mails caught on this machine (development only)",
      description: "Sorted newest first. A development server sends no mail: it is collected here.",
      auth: "public",
      rate: "read",
      refusals: ["not_found"],
      cache: 0,
    },
    async ({ c, query: { to } }) => {
      requireThisMachine(deps, c);
      return (await mailsTo(await deps.database(), to, SHOWN)).map((row) => shown(row));
    },
  );

  routes.add(
    "GET /dev/mailbox/view",
    {
      devOnly: true,
      id: "viewCaughtMails",
      summary: "View the caught mails as a page (development only)",
      description: "Shows the newest mails, each with a link to its content.",
      auth: "public",
      rate: "read",
      policy: STYLED,
      refusals: ["not_found"],
      cache: 0,
    },
    async ({ c, query: { to } }) => {
      requireThisMachine(deps, c);
      return listPage(await mailsTo(await deps.database(), to, SHOWN));
    },
  );

  routes.add(
    "GET /dev/mailbox/mail/:mailId",
    {
      devOnly: true,
      id: "viewCaughtMail",
      summary: "View a caught mail as its recipient sees it (development only)",
      description: "Returns the HTML of the mail, under a policy that allows its inline styles.",
      auth: "public",
      rate: "read",
      policy: STYLED,
      refusals: ["not_found"],
      cache: 0,
    },
    async ({ c, params: { mailId } }) => {
      requireThisMachine(deps, c);
      const row = await findMail(await deps.database(), mailId);
      if (!row) throw new Problem("not_found");
      return row.html;
    },
  );
}
