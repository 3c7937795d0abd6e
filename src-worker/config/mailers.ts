/** A mail in the form a provider receives. */
export interface OutgoingMail {
  /** The same for every attempt. */
  readonly id: string;
  readonly from: EmailAddress;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
  readonly replyTo?: string;
}

/** Hands a mail to the provider; rejects if it was not accepted. */
export type Mailer = (mail: OutgoingMail) => Promise<unknown>;

/** The error of a provider that did not accept a mail. */
export class MailRefused extends Error {
  /** The provider's error code. */
  readonly code: string;
  /** For how long it will not accept more, ms; undefined: not stated. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, code: string, retryAfterMs?: number) {
    super(message);
    this.name = "MailRefused";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Formats an address with a name as RFC 5322 requires: the name in quotes, since it may contain anything. */
const named = ({ name, email }: EmailAddress) =>
  `"${name.replaceAll(/["\\]/gu, (one) => `\\${one}`)}" <${email}>`;

/** Reads the header `Retry-After`, which is in seconds, as ms. */
function retryAfter(headers: Readonly<Record<string, string>> | null): number | undefined {
  const seconds = Number(headers?.["retry-after"] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

/**
 * Sends mails through Resend's HTTP API. The mail's id is the idempotency key, so that a mail whose response
 * was lost is not sent twice. https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMailer(key: string): Mailer {
  return async ({ id, from, to, subject, html, text, headers, replyTo }) => {
    // Loaded only by deployments that send mails this way.
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

/** Sends mails through Cloudflare's own binding. https://developers.cloudflare.com/email-service/ */
export const bindingMailer =
  (binding: SendEmail): Mailer =>
  ({ id: _ours, ...mail }) =>
    binding.send(mail);
