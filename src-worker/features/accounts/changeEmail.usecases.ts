import type { EmailAddressParts } from "../../../src-shared/text/emailAddress.ts";
import { ACCOUNT_PAGES, mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import type { Visitor } from "../../http/visitor.ts";
import { throttle } from "../../identity/throttle.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { deleteTokensOf, issueToken, peekToken, whileOpen } from "../../mail/mailToken.ts";
import { notifyChanged } from "../../mail/notifyChanged.ts";
import {
  afterResponse,
  limitMailTries,
  sendUnsolicitedMail,
} from "../../mail/sendUnsolicitedMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { updateProviderEmail } from "../payment/payment.usecases.ts";
import { findByKey } from "./accounts.repository.ts";
import { moveAddress } from "./changeEmail.repository.ts";
import { withWholeLogin } from "./presence.ts";

/** Mails the confirmation link to the account's new address. Only the newest link works. */
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

/** Tells the account that already has this address that somebody else wants it. */
async function mailTaken(deps: Deps, owner: UserRow, emailKey: string, site: string) {
  const { email: to, language } = owner;
  if (to === null) return;
  const data = { url: site + ACCOUNT_PAGES.login };
  await sendUnsolicitedMail(deps, emailKey, { to, language, template: "emailTaken", data });
}

/**
 * Mails a confirmation link to the address an account wants to change to, and a notice to its current
 * address. The response does not reveal whether the new address already has an account: if it does, its owner
 * gets a different mail. Refuses with wrong_password, wrong_code, login_again, too_many_requests.
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
  await withWholeLogin(deps, account, asked, visitor, async () => {
    await limitMailTries(deps, visitor);
    await throttle(deps, "newEmail", userId);
  });
  const { site } = visitor;
  const { email } = asked;
  afterResponse(deps, async () => {
    const owner = await findByKey(await deps.database(), email.emailKey);
    if (owner && owner.id !== userId) await mailTaken(deps, owner, email.emailKey, site);
    else await mailLinkTo(deps, account, email, site);
    await notifyChanged(deps, account, "emailAsked", site);
  });
}

/**
 * Changes the account's address to the one the link was mailed to. Only works while logged in to that
 * account, so that a stranger who clicks a link they never requested does not give away their address. Links
 * mailed to the old address stop working. Refuses with token_expired, also when another account has taken the
 * address since.
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
  updateProviderEmail(deps, account.stripeCustomerId, email);
  await notifyChanged(deps, account, "email", site);
}
