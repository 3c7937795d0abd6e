import type { Language } from "../../../../src-shared/catalog/languages.ts";
import { mailLink } from "../../../../src-shared/protocol/mailLinks.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import type { EmailAddressParts } from "../../../../src-shared/text/emailAddress.ts";
import {
  afterResponse,
  limitMailTries,
  sendUnsolicitedMail,
} from "../../../mail/sendUnsolicitedMail.ts";
import { giveTokenBack, issueToken, takeToken } from "../../../mail/mailToken.ts";
import { restoreOnFailure } from "../../../shared/restoreOnFailure.ts";
import type { Visitor } from "../../../http/visitor.ts";
import {
  confirmSubscriber,
  findSubscriber,
  upsertSubscriber,
} from "../../../mail/subscriber.repository.ts";

interface NewsletterRequest {
  readonly email: EmailAddressParts;
  readonly language: Language;
}

/** Requests the newsletter. A mail asks the reader to confirm. Refuses with too_many_requests. */
export async function subscribe(
  deps: Deps,
  { email: { email, emailKey }, language }: NewsletterRequest,
  visitor: Visitor,
): Promise<void> {
  await limitMailTries(deps, visitor);
  afterResponse(deps, async () => {
    const db = await deps.database();
    const known = await findSubscriber(db, emailKey);
    if (known && known.confirmedAt !== null) return;
    const createdAt = deps.now();
    const params = { purpose: "newsletter", userId: null, email, emailKey, language } as const;
    const { token, insert } = await issueToken(params, createdAt);
    const data = { url: mailLink(visitor.site, "newsletter", token) };
    await sendUnsolicitedMail(
      deps,
      emailKey,
      { to: email, language, template: "newsletter", data },
      [upsertSubscriber(db, { email, emailKey, language, createdAt }), insert(db)],
    );
  });
}

/**
 * Confirms a subscription to the newsletter. Its link works again if the database fails meanwhile. Refuses with
 * token_expired.
 */
export async function confirmNewsletter(deps: Deps, token: string): Promise<void> {
  const db = await deps.database();
  const now = deps.now();
  const taken = await takeToken(db, token, "newsletter", now);
  const isListed = await restoreOnFailure(
    async () => taken && confirmSubscriber(db, taken.emailKey, now),
    () => giveTokenBack(db, token, now),
  );
  if (!isListed) throw new Problem("token_expired");
}
