import { faultOf, log } from "../../src-shared/log.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { composeMail, type MailRequest } from "./queueMail.ts";
import type { Deps } from "../shared/deps.ts";
import { mailboxOf } from "../../src-shared/text/emailAddress.ts";
import { countTry, throttle } from "../identity/throttle.ts";
import type { Visitor } from "../http/visitor.ts";

/** Refuse an address that has many mails sent, whoever they go to: too_many_requests. */
export async function demandMailTry(deps: Deps, { address }: Visitor): Promise<void> {
  if (address !== undefined) await throttle(deps, "mailIp", address);
}

/** Links for what only an account's owner may do: sign-ups and newsletters must not use them up. */
const LETS_IN: ReadonlySet<MailRequest["template"]> = new Set([
  "loginLink",
  "reset",
  "deleteAccount",
]);

/**
 * Send a mail that anybody may ask for by typing an address, together with what it tells about. One
 * reader gets only so many; nobody is told when one was left out, so that it tells nothing.
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

/** A database that is locked or moves is there again a moment later, ms. */
const TRIED_AGAIN_MS = [300, 2_000];

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Do what must not show in how long an answer takes. Nobody hears of a failure, who waits for their mail least of
 * all: it is tried again twice, then logged. `work` leaves nothing behind when it fails.
 */
export function afterAnswer(deps: Deps, work: () => Promise<void>): void {
  const tried = TRIED_AGAIN_MS.reduce(
    (before, pause) => before.catch(() => passed(pause).then(work)),
    work(),
  );
  deps.later(tried.catch((error: unknown) => log("error", "after.answer", faultOf(error))));
}
