import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Database } from "../db/client.ts";
import type { Deps } from "../shared/deps.ts";
import { uuidv7 } from "../shared/ids.ts";
import { layoutHtml, layoutText } from "./layout.ts";
import { mailInsert, type MailRow } from "./outbox.repository.ts";
import { FIRST_TRY_MS, sendMail } from "./sendMail.ts";
import { writeLetter, type MailContent } from "./templates.ts";

/** A mail somebody is to get. */
export type MailRequest = MailContent & {
  readonly to: string;
  readonly language: Language;
  /** Only for mails that people may stop; see `unsubscribeUrl` in mail/unsubscribe.ts. */
  readonly unsubscribeUrl?: string;
  /** Who gets the answer, where that is not us. */
  readonly replyTo?: string;
};

/** A mail as the outbox keeps it, and what to do once it is in there. */
export interface QueuedMail {
  /** Puts it into the outbox: run it alone, or in a batch with what the mail tells about. */
  readonly insert: (db: Database) => ReturnType<typeof mailInsert>;
  /** Sends it at once, beside the answer; call it after the insert. */
  readonly send: () => void;
}

const SUBJECT_LENGTH = 200;

/** One line, as long as a header may be: a subject may carry what a stranger typed. */
function subjectLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim().slice(0, SUBJECT_LENGTH).toWellFormed();
}

/** Write a mail. Nothing is stored yet. */
export async function composeMail(deps: Deps, params: MailRequest): Promise<QueuedMail> {
  const { to, language, unsubscribeUrl, replyTo } = params;
  const { isDev, mail } = deps.config;
  const { site, send } = mail;
  const letter = writeLetter(params, language, site);
  const frame = { language, site, unsubscribeUrl };
  const now = deps.now();
  const row: MailRow = {
    id: uuidv7(now),
    recipient: to,
    subject: subjectLine(letter.subject),
    html: await layoutHtml(letter, frame),
    text: layoutText(letter, frame),
    unsubscribeUrl: unsubscribeUrl ?? null,
    replyTo: replyTo ?? null,
    createdAt: now,
    attempts: 0,
    // Development has its mailbox. Elsewhere the scheduled tries leave the first one alone, and without a provider the
    // mail waits for one, or for an admin who reads it.
    nextAt: send || !isDev ? now + FIRST_TRY_MS : null,
    sentAt: null,
    error: null,
  };
  return {
    insert: (db) => mailInsert(db, row),
    send: () => {
      if (send) deps.later(sendMail(deps, row));
    },
  };
}

/**
 * Put a mail into the outbox and send it beside the answer. What fails is tried again for about a
 * day by the scheduled handler. Rejects only when the database does not take it.
 */
export async function queueMail(deps: Deps, params: MailRequest): Promise<void> {
  const queued = await composeMail(deps, params);
  await queued.insert(await deps.database());
  queued.send();
}
