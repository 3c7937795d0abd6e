import { picturesOf } from "../packs/pictures.repository.ts";
import { dropObjects } from "../packs/pictures.usecases.ts";
import { mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { endPayments } from "../payment/payment.usecases.ts";
import { eraseAccount } from "./eraseAccount.repository.ts";
import { sendUnsolicitedMail } from "../../mail/sendUnsolicitedMail.ts";
import { notifyChanged } from "../../mail/notifyChanged.ts";
import { issueToken, peekToken } from "../../mail/mailToken.ts";
import { findUser } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/** Mails the account's owner the link that deletes the account. */
export async function initDeleteAccount(
  deps: Deps,
  userId: string,
  { site }: Visitor,
): Promise<void> {
  const db = await deps.database();
  const account = await findUser(db, userId);
  if (!account?.email || !account.emailKey) throw new Problem("not_signed_in");
  const { email, emailKey, language, name } = account;
  const params = { purpose: "delete", userId, email, emailKey, language } as const;
  const { token, insert } = await issueToken(params, deps.now());
  const data = { name, url: mailLink(site, "delete", token) };
  await sendUnsolicitedMail(
    deps,
    emailKey,
    { to: email, language, template: "deleteAccount", data },
    [insert(db)],
  );
}

/**
 * Deletes the account a link was issued for. Refuses with token_expired, also when the link belongs to
 * another account.
 */
export async function deleteAccount(
  deps: Deps,
  { userId, dtoken, site }: { userId: string; dtoken: string; site: string },
): Promise<void> {
  const db = await deps.database();
  const requireOpen = async () => {
    const shown = await peekToken(db, dtoken, "delete", deps.now());
    if (shown?.userId !== userId) throw new Problem("token_expired");
  };
  await requireOpen();
  await endPayments(deps, userId);
  // The provider may have taken a while, in which the address or the password was changed.
  await requireOpen();
  const account = await findUser(db, userId);
  const pictures = await picturesOf(db, userId);
  // The link goes with the account, so it can be used again if the provider or the database fails.
  if (!(await eraseAccount(db, userId, deps.now()))) throw new Problem("token_expired");
  await dropObjects(deps, pictures);
  // Afterwards, because erasing the account deletes mails that are queued for its address.
  if (account) await notifyChanged(deps, account, "deleted", site);
}
