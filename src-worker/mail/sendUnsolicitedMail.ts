import { faultOf, log } from "../../src-shared/log.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { composeMail, type MailRequest } from "./queueMail.ts";
import type { Deps } from "../shared/deps.ts";
import { mailboxOf } from "../../src-shared/text/emailAddress.ts";
import { countTry, throttle } from "../identity/throttle.ts";
import type { Visitor } from "../http/visitor.ts";

/** Refuses a network address that causes too many mails, whoever they go to: too_many_requests. */
export async function limitMailTries(deps: Deps, { address }: Visitor): Promise<void> {
  if (address !== undefined) await throttle(deps, "mailIp", address);
}

/** Mails with links for the owner of an account. Sign-ups and newsletters must not use up their limit. */
const LETS_IN: ReadonlySet<MailRequest["template"]> = new Set([
  "loginLink",
  "reset",
  "deleteAccount",
]);

/**
 * Sends a mail that anybody can request by entering an address, and runs the statements that belong to it. A
 * reader gets only a limited number. The caller does not learn whether a mail was left out, since that would
 * reveal something about the address.
 */
export async function sendUnsolicitedMail(
  deps: Deps,
  emailKey: string,
  params: MailRequest,
  statements: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const purse = LETS_IN.has(params.template) ? "mail" : "notice";
  if ((await countTry(deps, purse, mailboxOf(emailKey))) > 0) return;
  const mail = await composeMail(deps, params);
  const db = await deps.database();
  await db.batch([mail.insert(db), ...statements]);
  mail.send();
}

/** Pauses before the retries, ms: a database that is locked or being moved is back a moment later. */
const TRIED_AGAIN_MS = [300, 2_000];

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs work without waiting for it, so that the response time does not reveal what it does. The caller gets
 * no error, and the reader just waits for a mail, so failed work is retried twice and then logged. `work`
 * must leave nothing behind when it fails.
 */
export function afterResponse(deps: Deps, work: () => Promise<void>): void {
  const tried = TRIED_AGAIN_MS.reduce(
    (before, pause) => before.catch(() => passed(pause).then(work)),
    work(),
  );
  deps.later(tried.catch((error: unknown) => log("error", "after.answer", faultOf(error))));
}
