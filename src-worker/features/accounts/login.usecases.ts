import { eq } from "drizzle-orm";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import { user } from "../../db/schema.ts";
import type { Deps } from "../../shared/deps.ts";
import { restoreOnFailure } from "../../shared/restoreOnFailure.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { accountsByKey, findByKey, setPassword } from "./accounts.repository.ts";
import { emailKeyOf } from "../../../src-shared/text/emailAddress.ts";
import { enter, type Entrance } from "./enter.usecases.ts";
import { giveTokenBack, issueToken, pendingSignUps, takeToken } from "../../mail/mailToken.ts";
import {
  afterResponse,
  limitMailTries,
  sendUnsolicitedMail,
} from "../../mail/sendUnsolicitedMail.ts";
import { hashPassword, isOutdated, isPassword } from "../../identity/password.ts";
import { startSession, type LoginWithSession } from "./sessions.usecases.ts";
import { mailAboutSignUp } from "./signUp.usecases.ts";
import { throttle, forgetTries, uncountTry } from "../../identity/throttle.ts";
import { findUser, upsertGuest, type UserRow } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/** Logs in a guest. The same `guestId` always gives the same guest. Refuses with account_blocked. */
export async function loginGuest(
  deps: Deps,
  { guestId, language }: { guestId: string; language: Language },
): Promise<LoginWithSession> {
  const now = deps.now();
  const guest = { id: uuidv7(now), guestId, language, createdAt: now };
  const found = await upsertGuest(await deps.database(), guest);
  if (found.isBlocked) throw new Problem("account_blocked");
  return startSession(deps, found);
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs in with address and password. Neither the response nor its timing reveals whether an address has an
 * account. Refuses with invalid_credentials, account_blocked, too_many_requests. Refuses with
 * registration.email_has_not_been_verified if the password is that of the newest sign-up with this address,
 * whether the sign-up still waits for its link or the address had an account all along; the mail about it is
 * then sent again.
 */
export async function login(
  deps: Deps,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<Entrance> {
  const emailKey = emailKeyOf(email);
  const tries = await visitor.triesAt(emailKey);
  const db = await deps.database();
  // Only checking a password counts as a try, so the rows are read while the try is being counted. No
  // password is checked before that.
  const [[[account], [pending]]] = await Promise.all([
    db.batch([accountsByKey(db, emailKey), pendingSignUps(db, emailKey, deps.now())]),
    countTries(deps, visitor, tries),
  ]);
  const stored = account?.passwordHash ?? null;
  if (!account || !(await isPassword(password, stored))) {
    // Takes as long as with an account: two passwords are checked either way.
    if (!account) await isPassword(password, null);
    const signUp = pending?.signUp;
    if (!(await isPassword(password, signUp?.passwordHash ?? null)) || !pending || !signUp) {
      throw new Problem("invalid_credentials");
    }
    // This try stays counted: anybody can sign up with this address, and must not be able to reset the count
    // of their guesses that way.
    await mailAboutSignUp(deps, { ...pending, signUp }, account, visitor.site);
    throw new Problem("registration.email_has_not_been_verified");
  }

  const { address } = visitor;
  // First, since a challenge is valid only for the hash that is stored when it is issued.
  const row = await withStrongHash(deps, account, password);
  const [entrance] = await Promise.all([
    enter(deps, row, visitor, "password"),
    address === undefined ? undefined : uncountTry(deps, "ip", address),
    forgetTries(deps, "account", tries),
  ]);
  return entrance;
}

/** Counts a login attempt. One from a throttled network address does not count against the account. */
async function countTries(deps: Deps, { address }: Visitor, tries: string): Promise<void> {
  if (address !== undefined) await throttle(deps, "ip", address);
  await throttle(deps, "account", tries);
}

/**
 * Stores the password with an up-to-date hash if its hash is outdated, unless the password has been changed in
 * the meantime. Returns the account as it is then.
 */
async function withStrongHash(deps: Deps, account: UserRow, password: string): Promise<UserRow> {
  const { id, passwordHash: stored } = account;
  if (stored === null || !isOutdated(stored)) return account;
  const passwordHash = await hashPassword(password);
  const db = await deps.database();
  const [renewed] = await setPassword(db, id, passwordHash, eq(user.passwordHash, stored));
  return renewed ? { ...account, passwordHash } : account;
}

/** Mails a login link if the address has an account. The response does not reveal whether it has. */
export async function sendLoginLink(deps: Deps, email: string, visitor: Visitor): Promise<void> {
  await limitMailTries(deps, visitor);
  afterResponse(deps, async () => {
    const db = await deps.database();
    const account = await findByKey(db, emailKeyOf(email));
    if (!account?.email || !account.emailKey || account.isBlocked) return;
    const { id: userId, email: to, emailKey, language, name } = account;
    const issued = await issueToken(
      { purpose: "login", userId, email: to, emailKey, language },
      deps.now(),
    );
    const url = mailLink(visitor.site, "login", issued.token);
    await sendUnsolicitedMail(
      deps,
      emailKey,
      { to, language, template: "loginLink", data: { name, url } },
      [issued.insert(db)],
    );
  });
}

/**
 * Logs in with a login link, which works again if the database fails meanwhile. Refuses with token_expired,
 * account_blocked.
 */
export async function consumeLoginToken(
  deps: Deps,
  token: string,
  visitor: Visitor,
): Promise<Entrance> {
  const db = await deps.database();
  const now = deps.now();
  const taken = await takeToken(db, token, "login", now);
  const work = async () => {
    const account = taken?.userId ? await findUser(db, taken.userId) : undefined;
    if (!account) throw new Problem("token_expired");
    await forgetTries(deps, "account", taken?.emailKey ?? "");
    return enter(deps, account, visitor, "link");
  };
  return restoreOnFailure(work, () => giveTokenBack(db, token, now));
}
