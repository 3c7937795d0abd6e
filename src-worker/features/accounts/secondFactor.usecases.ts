import type { SecondFactorKey, SecondFactorState } from "../../../src-shared/api/secondFactor.ts";
import type { Visitor } from "../../http/visitor.ts";
import { challengedUser } from "../../identity/secondFactor/challenge.ts";
import { newRecoveryCodes, recoveryHash } from "../../identity/secondFactor/recoveryCodes.ts";
import { seal } from "../../identity/secondFactor/sealed.ts";
import {
  disableFactor,
  enableFactor,
  findFactor,
  hasSecondFactor,
  isPending,
  keepPending,
  otherRecoveryCodes,
  recoveryCodesLeft,
} from "../../identity/secondFactor/secondFactor.repository.ts";
import { takeAppCode } from "../../identity/secondFactor/takeCode.ts";
import { enrolmentUri, newSecret } from "../../identity/secondFactor/totp.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { composeMail, type QueuedMail } from "../../mail/queueMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { deleteSessionsOf } from "./accounts.repository.ts";
import { admit, countLogin } from "./enter.usecases.ts";
import { forgotPassword } from "./password.usecases.ts";
import { requireCode, requirePresence, withCode } from "./presence.ts";
import { prepareSession, type LoginWithSession } from "./sessions.usecases.ts";

async function accountOf(deps: Deps, userId: string): Promise<UserRow> {
  const row = await findUser(await deps.database(), userId);
  if (!row) throw new Problem("not_signed_in");
  return row;
}

/**
 * Composes the mail that tells an account's owner what happened with their second factor. `left` is the
 * number of remaining recovery codes; `once` is the event, if it must not be mailed twice.
 */
export function mailAboutFactor(
  deps: Deps,
  { email, name, language }: UserRow,
  what: "on" | "off" | "reset" | "recovery" | "codes",
  { left = 0, once }: { readonly left?: number; readonly once?: string } = {},
): Promise<QueuedMail> {
  // Only guests have no address, and they cannot have a second factor.
  const to = email ?? "";
  const data = { name, what, left };
  return composeMail(deps, {
    to,
    language,
    template: "secondFactor",
    data,
    ...(once !== undefined && { once }),
  });
}

/** Returns the state of an account's second factor. */
export async function secondFactorOf(deps: Deps, userId: string): Promise<SecondFactorState> {
  const db = await deps.database();
  const account = await accountOf(deps, userId);
  return {
    isOn: await hasSecondFactor(db, userId),
    hasPassword: account.passwordHash !== null,
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
  };
}

/**
 * Starts enrolment with a new key, which only counts once its first code is confirmed. Refuses with
 * wrong_password, login_again, and with not_found if the account already has a second factor. If nobody has
 * shown yet that the person with the password reads the account's mail, refuses with
 * registration.email_has_not_been_verified and mails the link that sets a password.
 */
export async function beginEnrolment(
  deps: Deps,
  userId: string,
  password: string | undefined,
  visitor: Visitor,
): Promise<SecondFactorKey> {
  const account = await accountOf(deps, userId);
  await requirePresence(deps, account, password, visitor);
  // The password may be that of a stranger who signed up with this address. With a second factor, they would
  // keep the address's owner out for good.
  if (account.email !== null && account.passwordHash !== null && !account.passwordProved) {
    await forgotPassword(deps, account.email, visitor);
    throw new Problem("registration.email_has_not_been_verified");
  }
  const secret = newSecret();
  const sealed = await seal(deps, userId, secret);
  if (!(await keepPending(await deps.database(), userId, sealed))) throw new Problem("not_found");
  return {
    secret,
    uri: enrolmentUri(secret, deps.config.mail.site, account.email ?? account.name),
  };
}

/** Returns new recovery codes to show, and the hashes to store. */
async function makeRecoveryCodes(userId: string) {
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = await Promise.all(recoveryCodes.map((one) => recoveryHash(userId, one)));
  return { recoveryCodes, codeHashes };
}

/**
 * Turns on the second factor with its first code. All existing logins end, and a new one begins that has
 * passed the second factor. Refuses with wrong_code, and with not_found if no enrolment is pending.
 */
export async function confirmEnrolment(
  deps: Deps,
  userId: string,
  code: string,
  visitor: Visitor,
): Promise<LoginWithSession & { readonly recoveryCodes: readonly string[] }> {
  const db = await deps.database();
  const account = await accountOf(deps, userId);
  const factor = await findFactor(db, userId);
  if (!factor || factor.since !== null) throw new Problem("not_found");
  const secret = await requireCode(deps, account, visitor, () => takeAppCode(deps, userId, code));
  const { recoveryCodes, codeHashes } = await makeRecoveryCodes(userId);
  const once = `secondFactor on ${secret}`;
  const mail = await mailAboutFactor(deps, account, "on", { once });
  const mark = { passedFactor: true, device: visitor.device };
  const { login, insert } = await prepareSession(deps, account, mark);
  const pending = isPending(db, userId);
  // Another tab may have confirmed it in the meantime: its recovery codes and its login are the ones that
  // count. The login is stored with the rest: without one nobody would be shown the recovery codes.
  const [, , begun, , , turnedOn] = await db.batch([
    mail.insert(db),
    deleteSessionsOf(db, userId, pending),
    insert(db, pending),
    ...enableFactor(db, userId, { secret, since: deps.now(), codeHashes }),
  ]);
  if (turnedOn.length === 0) throw new Problem("not_found");
  mail.send();
  if (begun.length === 0) throw new Problem("invalid_credentials");
  return { ...login, recoveryCodes };
}

/**
 * Replaces the recovery codes, given a code from the app or one of the old recovery codes. The password is
 * not enough: somebody who has only that would get the second factor too. Refuses with wrong_code, and with
 * not_found if there is no second factor.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  userId: string,
  code: string,
  visitor: Visitor,
): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const db = await deps.database();
  const account = await accountOf(deps, userId);
  if (!(await hasSecondFactor(db, userId))) throw new Problem("not_found");
  return withCode(deps, account, { code, visitor }, async () => {
    const { recoveryCodes, codeHashes } = await makeRecoveryCodes(userId);
    const mail = await mailAboutFactor(deps, account, "codes");
    await db.batch([...otherRecoveryCodes(db, userId, codeHashes), mail.insert(db)]);
    mail.send();
    return { recoveryCodes };
  });
}

/**
 * Turns off the second factor. Refuses with wrong_password, login_again, wrong_code, and with not_found if
 * there is none.
 */
export async function endSecondFactor(
  deps: Deps,
  userId: string,
  { password, code }: { readonly password?: string | undefined; readonly code: string },
  visitor: Visitor,
): Promise<void> {
  const db = await deps.database();
  const account = await accountOf(deps, userId);
  if (!(await hasSecondFactor(db, userId))) throw new Problem("not_found");
  await requirePresence(deps, account, password, visitor);
  await withCode(deps, account, { code, visitor }, async () => {
    const mail = await mailAboutFactor(deps, account, "off");
    await db.batch([...disableFactor(db, userId), mail.insert(db)]);
    mail.send();
  });
}

/**
 * Completes a login with a code from the app or a recovery code. Refuses with wrong_code, account_blocked,
 * and with token_expired if the challenge is invalid or has expired, or the password was changed since.
 */
export async function passSecondFactor(
  deps: Deps,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  visitor: Visitor,
): Promise<LoginWithSession> {
  const db = await deps.database();
  const account = await challengedUser(deps, challenge, (id) => findUser(db, id));
  if (!account || !(await hasSecondFactor(db, account.id))) throw new Problem("token_expired");
  if (account.isBlocked) throw new Problem("account_blocked");
  return withCode(deps, account, { code, visitor }, async (kind) => {
    if (kind === "recovery") {
      const left = await recoveryCodesLeft(db, account.id);
      const mail = await mailAboutFactor(deps, account, "recovery", { left });
      await mail.insert(db);
      mail.send();
    }
    const login = await admit(deps, account, visitor, true);
    countLogin(deps, account, "code");
    return login;
  });
}
