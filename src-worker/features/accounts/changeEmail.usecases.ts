import type { EmailAddressParts } from "../../../src-shared/text/emailAddress.ts";
import { ACCOUNT_PAGES, mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import type { Visitor } from "../../http/visitor.ts";
import { throttle } from "../../identity/throttle.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { deleteTokensOf, issueToken, peekToken, whileOpen } from "../../mail/mailToken.ts";
import { notifyChanged } from "../../mail/notifyChanged.ts";
import { afterAnswer, demandMailTry, sendUnsolicitedMail } from "../../mail/sendUnsolicitedMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { findByKey } from "./accounts.repository.ts";
import { moveAddress } from "./changeEmail.repository.ts";
import { demandWholeLogin } from "./presence.ts";

/** Mail the link to the address an account would like to have; only the newest of them works. */
async function mailLinkTo(
  deps: Deps,
  { id: userId, language }: UserRow,
  { email, emailKey }: EmailAddressParts,
  site: string,
): Promise<void> {
  const params = { purpose: "email", userId, email, emailKey, language } as const;
  const { token, insert } = await issueToken(params, deps.now());
  const data = { url: mailLink(site, "email", token) };
  const db = await deps.database();
  await sendUnsolicitedMail(deps, emailKey, { to: email, language, template: "newEmail", data }, [
    deleteTokensOf(db, userId, ["email"]),
    insert(db),
  ]);
}

/** Tell whoever has this address already that somebody else wants it. */
async function mailTaken(deps: Deps, owner: UserRow, emailKey: string, site: string) {
  const { email: to, language } = owner;
  if (to === null) return;
  const data = { url: site + ACCOUNT_PAGES.login };
  await sendUnsolicitedMail(deps, emailKey, { to, language, template: "emailTaken", data });
}

/**
 * Mail a link to another address that an account shall have, and tell the present one. The answer does not say
 * whether that address has an account: its owner gets a mail of their own then. Refuses with wrong_password,
 * wrong_code, login_again, too_many_requests.
 */
export async function askForEmail(
  deps: Deps,
  userId: string,
  asked: {
    readonly email: EmailAddressParts;
    readonly password?: string | undefined;
    readonly code?: string | undefined;
  },
  visitor: Visitor,
): Promise<void> {
  const account = await findUser(await deps.database(), userId);
  if (!account) throw new Problem("not_signed_in");
  await demandWholeLogin(deps, account, asked, visitor);
  await demandMailTry(deps, visitor);
  await throttle(deps, "newEmail", userId);
  const { site } = visitor;
  const { email } = asked;
  afterAnswer(deps, async () => {
    const owner = await findByKey(await deps.database(), email.emailKey);
    if (owner && owner.id !== userId) await mailTaken(deps, owner, email.emailKey, site);
    else await mailLinkTo(deps, account, email, site);
    await notifyChanged(deps, account, "emailAsked", site);
  });
}

/**
 * Give an account the address such a link was mailed to. Only whoever is logged in to that account can: a reader
 * of the address who never asked gives nobody their address by a press. Links that were mailed to the address before
 * are worth nothing any more. Refuses with token_expired, also where somebody else has the address by now.
 */
export async function confirmEmail(
  deps: Deps,
  userId: string,
  token: string,
  site: string,
): Promise<void> {
  const db = await deps.database();
  const shown = await peekToken(db, token, "email", deps.now());
  const account = await findUser(db, userId);
  if (!account || shown?.userId !== userId) throw new Problem("token_expired");
  const { email, emailKey } = shown;
  const isOpen = await whileOpen(db, token, "email", deps.now());
  if (!(await moveAddress(db, account, { email, emailKey }, isOpen))) {
    throw new Problem("token_expired");
  }
  await notifyChanged(deps, account, "email", site);
}
