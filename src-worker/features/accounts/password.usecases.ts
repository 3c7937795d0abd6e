import { mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { deleteSessionsOf, findByKey, setPassword } from "./accounts.repository.ts";
import { emailKeyOf } from "../../../src-shared/text/emailAddress.ts";
import {
  afterResponse,
  limitMailTries,
  sendUnsolicitedMail,
} from "../../mail/sendUnsolicitedMail.ts";
import {
  ACCESS_LINKS,
  deleteTokens,
  deleteTokensOf,
  issueToken,
  peekToken,
  whileOpen,
} from "../../mail/mailToken.ts";
import { notifyChanged } from "../../mail/notifyChanged.ts";
import { requireGoodPassword } from "../../identity/goodPassword.ts";
import { hashPassword } from "../../identity/password.ts";
import { forgetTries } from "../../identity/throttle.ts";
import { findUser } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/**
 * Mails a link to set a new password if the address has an account. The response does not reveal whether it
 * has.
 */
export async function forgotPassword(deps: Deps, email: string, visitor: Visitor): Promise<void> {
  await limitMailTries(deps, visitor);
  afterResponse(deps, async () => {
    const db = await deps.database();
    const account = await findByKey(db, emailKeyOf(email));
    if (!account?.email || !account.emailKey || account.isBlocked) return;
    const { id: userId, email: to, emailKey, language, name } = account;
    const params = { purpose: "reset", userId, email: to, emailKey, language } as const;
    const { token, insert } = await issueToken(params, deps.now());
    const data = { name, url: mailLink(visitor.site, "reset", token) };
    await sendUnsolicitedMail(deps, emailKey, { to, language, template: "reset", data }, [
      insert(db),
    ]);
  });
}

/** Checks that this link can still be used to set a password. Refuses with token_expired. */
export async function requireOpenReset(deps: Deps, token: string): Promise<void> {
  const row = await peekToken(await deps.database(), token, "reset", deps.now());
  if (!row) throw new Problem("token_expired");
}

/**
 * Sets a new password with a reset link. All sessions of the account end, and other links that give access to
 * it stop working. Refuses with token_expired, account_blocked, password_too_weak; after a refusal the link
 * can be used again.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, site }: { token: string; password: string; site: string },
): Promise<void> {
  const db = await deps.database();
  const shown = await peekToken(db, token, "reset", deps.now());
  const account = shown?.userId ? await findUser(db, shown.userId) : undefined;
  if (!shown || !account) throw new Problem("token_expired");
  if (account.isBlocked) throw new Problem("account_blocked");
  requireGoodPassword(password);
  const passwordHash = await hashPassword(password);
  // All or nothing: if the database fails midway, the link can be used again.
  const [changed] = await db.batch([
    setPassword(db, account.id, passwordHash, await whileOpen(db, token, "reset", deps.now()), {
      isProved: true,
    }),
    deleteSessionsOf(db, account.id),
    deleteTokens(db, shown.emailKey, ACCESS_LINKS),
    // Somebody who was logged in with the old password may have requested a change of address.
    deleteTokensOf(db, account.id, ["email"]),
  ]);
  if (changed.length === 0) throw new Problem("token_expired");
  await forgetTries(deps, "account", shown.emailKey);
  await notifyChanged(deps, account, "password", site);
}
