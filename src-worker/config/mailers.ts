/** One mail for the provider. */
export interface OutgoingMail {
  /** The same for every try. */
  readonly id: string;
  readonly from: EmailAddress;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
  readonly replyTo?: string;
}

/** Hands a mail to whoever delivers it; rejects when it was not taken. */
export type Mailer = (mail: OutgoingMail) => Promise<unknown>;

/** Why a provider did not take a mail. */
export class MailRefused extends Error {
  /** The provider's own word for it. */
  readonly code: string;
  /** For how long it takes nothing more, ms; undefined: it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, code: string, retryAfterMs?: number) {
    super(message);
    this.name = "MailRefused";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An address with a name as RFC 5322 has it: in quotes, for it may hold anything. */
const named = ({ name, email }: EmailAddress) =>
  `"${name.replaceAll(/["\\]/gu, (one) => `\\${one}`)}" <${email}>`;

/** What the header `Retry-After` says in seconds, as ms. */
function retryAfter(headers: Readonly<Record<string, string>> | null): number | undefined {
  const seconds = Number(headers?.["retry-after"] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

/**
 * Mails by Resend's HTTP API. Each goes under its own id as idempotency key: one whose answer was lost is not
 * sent twice. https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMailer(key: string): Mailer {
  return async ({ id, from, to, subject, html, text, headers, replyTo }) => {
    // Only run where mails go this way.
    const { Resend } = await import("resend");
    const { error, headers: said } = await new Resend(key).emails.send(
      { from: named(from), to, subject, html, text, headers, ...(replyTo && { replyTo }) },
      { idempotencyKey: id },
    );
    if (error) {
      throw new MailRefused(
        error.message,
        `${error.statusCode ?? ""} ${error.name}`.trim(),
        retryAfter(said),
      );
    }
  };
}

/** Mails by Cloudflare's own binding. https://developers.cloudflare.com/email-service/ */
export const bindingMailer =
  (binding: SendEmail): Mailer =>
  ({ id: _ours, ...mail }) =>
    binding.send(mail);
