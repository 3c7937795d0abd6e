import type { AccessClaims } from "../../identity/accessToken.ts";
import { linksIn } from "../../mail/mailBody.ts";
import { findMail, unsentMails, type MailRow } from "../../mail/outbox.repository.ts";
import type { Deps } from "../../shared/deps.ts";
import { isoOf } from "../../shared/iso.ts";
import { offsetOf, paged, PAGE_SIZE } from "../../shared/paging.ts";
import { Problem } from "../../shared/problem.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";

/**
 * Whether an admin may read this mail. Its links can log in its recipient, so only while it waits on a site
 * that has no mail provider to deliver it.
 */
const isReadable = ({ config }: Deps, { sentAt, text }: MailRow) =>
  config.mail.send === undefined && sentAt === null && text !== "";

/** Returns a page of mails that were not sent. */
export async function pageOfUnsent(deps: Deps, page: number) {
  const range = { offset: offsetOf(page), limit: PAGE_SIZE };
  const { items, total } = await unsentMails(await deps.database(), range);
  const mails = items.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    createdAt: isoOf(row.createdAt),
    tries: row.attempts,
    ...(row.error !== null && { error: row.error }),
    isReadable: isReadable(deps, row),
  }));
  return paged(mails, page, total);
}

/**
 * Returns the contents of a waiting mail. Refuses with not_found, also for a mail that a mail provider
 * delivers.
 */
export async function readMail(deps: Deps, admin: AccessClaims, id: string) {
  const db = await deps.database();
  const row = await findMail(db, id);
  if (!row || !isReadable(deps, row)) throw new Problem("not_found");
  const { recipient: to, subject, text } = row;
  await insertAuditEntry(db, {
    actorId: admin.userId,
    action: "mail.read",
    subject: to,
    at: deps.now(),
  });
  return { to, subject, text, links: linksIn(text) };
}
