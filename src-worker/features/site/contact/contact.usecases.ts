import { composeMail } from "../../../mail/queueMail.ts";
import type { Deps } from "../../../shared/deps.ts";
import { uuidv7 } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";
import type { EmailAddressParts } from "../../../../src-shared/text/emailAddress.ts";
import { demandMailTry } from "../../../mail/sendUnsolicitedMail.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { countMessages, messageKept } from "./contact.repository.ts";

/** Messages the team gets in an hour from everybody together: more is somebody's machine. */
const PER_HOUR_MAX = 60;
const HOUR_MS = 60 * 60 * 1000;

interface Message {
  readonly name: string;
  readonly email: EmailAddressParts;
  readonly message: string;
  /** A field that people do not see: whoever fills it in is a machine. */
  readonly website: string;
}

/** Keep a message and mail it to the team, who answer to its writer. Refuses with too_many_requests. */
export async function takeMessage(
  deps: Deps,
  { name, email: { email }, message, website }: Message,
  visitor: Visitor,
): Promise<void> {
  if (website !== "") return;
  await demandMailTry(deps, visitor);
  const db = await deps.database();
  const createdAt = deps.now();
  if ((await countMessages(db, createdAt - HOUR_MS)) >= PER_HOUR_MAX) {
    throw new Problem("too_many_requests", { headers: { "retry-after": String(HOUR_MS / 1000) } });
  }
  const mail = await composeMail(deps, {
    to: deps.config.mail.team,
    language: "en",
    replyTo: email,
    template: "contactMessage",
    data: { name, email, message },
  });
  const row = { id: uuidv7(createdAt), name, email, message, createdAt };
  await db.batch([messageKept(db, row), mail.insert(db)]);
  mail.send();
}
