import { composeMail } from "../../../mail/queueMail.ts";
import type { Deps } from "../../../shared/deps.ts";
import { spend } from "../../../shared/quota.ts";
import { uuidv7 } from "../../../shared/ids.ts";
import type { EmailAddressParts } from "../../../../src-shared/text/emailAddress.ts";
import { limitMailTries } from "../../../mail/sendUnsolicitedMail.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { insertMessage } from "./contact.repository.ts";

interface Message {
  readonly name: string;
  readonly email: EmailAddressParts;
  readonly message: string;
  /** A field that people do not see. If it is filled in, the sender is a bot. */
  readonly website: string;
}

/**
 * Stores a message and mails it to the team, whose reply goes to the sender. Refuses with too_many_requests.
 */
export async function takeMessage(
  deps: Deps,
  { name, email: { email }, message, website }: Message,
  visitor: Visitor,
): Promise<void> {
  if (website !== "") return;
  await limitMailTries(deps, visitor);
  await spend(deps, "contact", { address: visitor.address, person: visitor.guestUserId });
  const db = await deps.database();
  const createdAt = deps.now();
  const mail = await composeMail(deps, {
    to: deps.config.mail.team,
    language: "en",
    replyTo: email,
    template: "contactMessage",
    data: { name, email, message },
  });
  const row = { id: uuidv7(createdAt), name, email, message, createdAt };
  await db.batch([insertMessage(db, row), mail.insert(db)]);
  mail.send();
}
