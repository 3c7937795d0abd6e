import { faultOf, log } from "../../src-shared/log.ts";
import { MailRefused } from "../config/mailers.ts";
import type { Deps } from "../shared/deps.ts";
import { claimMail, dueMails, markFailed, markSent, type MailRow } from "./outbox.repository.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after the first, second, … failed attempt, ms. After the last attempt the mail is given up. */
export const PAUSES_MS: readonly number[] = [
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  14 * HOUR_MS,
];

/** How long all attempts for a mail take, ms. */
const TOO_LATE_MS = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);

/** How long an attempt has a mail to itself, ms. */
const TRY_MS = 2 * MINUTE_MS;
/** How long the request that queued a new mail has it to itself, ms. */
export const FIRST_TRY_MS = TRY_MS;

/**
 * How many mails one scheduled run sends. The free plan allows a run 50 external requests and 50 database
 * queries; each mail needs one and two of them. https://developers.cloudflare.com/workers/platform/limits/
 */
const PER_RUN = 12;
const ERROR_LENGTH = 200;

function headersOf({ unsubscribeUrl }: MailRow): Record<string, string> {
  if (unsubscribeUrl === null) return {};
  // Lets mail programs unsubscribe with one click (RFC 8058).
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? ` ${String(error.code)}` : "";
  return `${error.name}${code}: ${error.message}`.slice(0, ERROR_LENGTH);
}

/** Makes one attempt to send a mail from the outbox, and notes the result there. */
export async function sendMail(deps: Deps, row: MailRow): Promise<void> {
  const { send, from } = deps.config.mail;
  if (!send) return;
  const db = await deps.database();
  if (!(await claimMail(db, row, deps.now() + TRY_MS))) return;
  const attempts = row.attempts + 1;
  try {
    await send({
      id: row.id,
      from,
      to: row.recipient,
      subject: row.subject,
      html: row.html,
      text: row.text,
      headers: headersOf(row),
      ...(row.replyTo !== null && { replyTo: row.replyTo }),
    });
  } catch (error) {
    const pause = PAUSES_MS[attempts - 1];
    const wanted = error instanceof MailRefused ? (error.retryAfterMs ?? 0) : 0;
    const nextAt = pause === undefined ? null : deps.now() + Math.max(pause, wanted);
    log("error", "mail.unsent", { mail: row.id, attempts, ...faultOf(error) });
    await markFailed(db, row.id, { attempts, nextAt, error: describe(error) });
    return;
  }
  await markSent(db, row.id, attempts, deps.now());
}

/**
 * Sends the mails that are due because their first attempt failed or was interrupted. A mail that waited for
 * a provider longer than all attempts would take is given up: its reader has asked for another one long ago.
 */
export async function sendDueMails(deps: Deps): Promise<void> {
  if (!deps.config.mail.send) return;
  const db = await deps.database();
  const due = await dueMails(db, deps.now(), PER_RUN);
  // One after another, so that a slow or failing provider does not get them all at the same time.
  for (const row of due) {
    const isLate = row.attempts === 0 && row.createdAt < deps.now() - TOO_LATE_MS;
    if (isLate) await markFailed(db, row.id, { attempts: 0, nextAt: null, error: "no provider" });
    else await sendMail(deps, row);
  }
}
