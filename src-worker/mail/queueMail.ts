import type { SQL } from "drizzle-orm";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Database } from "../db/client.ts";
import type { Deps } from "../shared/deps.ts";
import { uuidv7, uuidv8 } from "../shared/ids.ts";
import { layoutHtml, layoutText } from "./layout.ts";
import { mailInsert, type MailRow } from "./outbox.repository.ts";
import { FIRST_TRY_MS, sendMail } from "./sendMail.ts";
import { writeMail, type MailContent } from "./templates.ts";

/** A mail to be sent. */
export type MailRequest = MailContent & {
  readonly to: string;
  readonly language: Language;
  /** Only for mails that people may stop; see `unsubscribeLink` in src-worker/mail/unsubscribe.ts. */
  readonly unsubscribeUrl?: string;
  /** Where replies go, unless to us. */
  readonly replyTo?: string;
  /** What this mail is for, if nobody may get two of them: `queueMail` then sends only the first. */
  readonly once?: string;
};

/** A composed mail: how to put it into the outbox, and how to send it afterwards. */
export interface QueuedMail {
  /**
   * Builds the statement that puts it into the outbox, if the condition `holds` is met: run it alone, or in a batch
   * with what the mail is about.
   */
  readonly insert: (db: Database, holds?: SQL) => ReturnType<typeof mailInsert>;
  /** Sends it immediately, in parallel with the response. Call it after the insert. */
  readonly send: () => void;
}

const SUBJECT_LENGTH = 200;

/** Makes the subject a single line of limited length, since it may contain text by a stranger. */
function subjectLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim().slice(0, SUBJECT_LENGTH).toWellFormed();
}

/** Composes a mail. Nothing is stored yet. */
export async function composeMail(deps: Deps, params: MailRequest): Promise<QueuedMail> {
  const { to, language, unsubscribeUrl, replyTo, once } = params;
  const { isDev, mail } = deps.config;
  const { site, send } = mail;
  const body = writeMail(params, language, site);
  const frame = { language, site, unsubscribeUrl };
  const now = deps.now();
  const row: MailRow = {
    id: once === undefined ? uuidv7(now) : await uuidv8(once),
    recipient: to,
    subject: subjectLine(body.subject),
    html: await layoutHtml(body, frame),
    text: layoutText(body, frame),
    unsubscribeUrl: unsubscribeUrl ?? null,
    replyTo: replyTo ?? null,
    createdAt: now,
    attempts: 0,
    // In development without a provider the mail stays in the mailbox. Otherwise the scheduled attempts start
    // only after the first one is over. Without a provider the mail waits for one, or for an admin to read
    // it.
    nextAt: send || !isDev ? now + FIRST_TRY_MS : null,
    sentAt: null,
    error: null,
  };
  return {
    insert: (db, holds) => mailInsert(db, row, holds),
    send: () => {
      if (send) deps.later(sendMail(deps, row));
    },
  };
}

/**
 * Puts a mail into the outbox and sends it in parallel with the response. If that fails, the scheduled
 * handler retries for about a day. Rejects only if the database fails.
 */
export async function queueMail(deps: Deps, params: MailRequest): Promise<void> {
  const queued = await composeMail(deps, params);
  const { meta } = await queued.insert(await deps.database());
  if (meta.changes > 0) queued.send();
}
