import { faultOf, log } from "../../src-shared/log.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { composeMail, type MailRequest } from "./queueMail.ts";
import type { Deps } from "../shared/deps.ts";
import { countTry, throttle } from "../identity/throttle.ts";
import type { Visitor } from "../http/visitor.ts";

/** Refuse an address that has many mails sent, whoever they go to: too_many_requests. */
export async function demandMailTry(deps: Deps, { address }: Visitor): Promise<void> {
  if (address !== undefined) await throttle(deps, "mailIp", address);
}

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
  if ((await countTry(deps, "mail", emailKey)) > 0) return;
  const mail = await composeMail(deps, params);
  const db = await deps.database();
  await db.batch([mail.insert(db), ...statements]);
  mail.send();
}

/** Do what must not show in how long an answer takes. A failure is only logged. */
export function afterAnswer(deps: Deps, work: () => Promise<void>): void {
  deps.later(
    work().catch((error: unknown) => {
      log("error", "after.answer", faultOf(error));
    }),
  );
}
