import { eq } from "drizzle-orm";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import { user } from "../../db/schema.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { accountsByKey, findByKey, setPassword } from "./accounts.repository.ts";
import { emailKeyOf } from "../../../src-shared/text/emailAddress.ts";
import { enter, type Entrance } from "./enter.usecases.ts";
import { issueToken, pendingSignUps, takeToken } from "../../mail/mailToken.ts";
import { afterAnswer, demandMailTry, sendUnsolicitedMail } from "../../mail/sendUnsolicitedMail.ts";
import { hashPassword, isOutdated, isPassword } from "../../identity/password.ts";
import { startSession, type LoginWithSession } from "./sessions.usecases.ts";
import { mailAboutSignUp } from "./signUp.usecases.ts";
import { throttle, forgetTries, uncountTry } from "../../identity/throttle.ts";
import { findUser, upsertGuest } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/** Log a guest in. The same guest id is the same guest. Refuses with account_blocked. */
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
 * Log in with address and password. Whether an address has an account shows neither in the answer nor
 * in how long it takes. Refuses with invalid_credentials, account_blocked, too_many_requests, and with
 * registration.email_has_not_been_verified whoever knows the password of the newest sign-up with this
 * address, whether it waits for its link or the address had an account all along; its mail is sent again.
 */
export async function login(
  deps: Deps,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<Entrance> {
  const emailKey = emailKeyOf(email);
  const tries = await visitor.triesAt(emailKey);
  const db = await deps.database();
  // Reading costs no try, so it does not wait for them to be counted; no password is looked at before.
  const [[[account], [pending]]] = await Promise.all([
    db.batch([accountsByKey(db, emailKey), pendingSignUps(db, emailKey, deps.now())]),
    countTries(deps, visitor, tries),
  ]);
  const stored = account?.passwordHash ?? null;
  if (!account || !(await isPassword(password, stored))) {
    // As long as with an account: two passwords are looked at either way.
    if (!account) await isPassword(password, null);
    const signUp = pending?.signUp;
    if (!(await isPassword(password, signUp?.passwordHash ?? null)) || !pending || !signUp) {
      throw new Problem("invalid_credentials");
    }
    // The try counts: anybody can sign up with this address, and must not wipe out their guesses.
    await mailAboutSignUp(deps, { ...pending, signUp }, account, visitor.site);
    throw new Problem("registration.email_has_not_been_verified");
  }

  const { address } = visitor;
  const [entrance] = await Promise.all([
    enter(deps, account, visitor, "password"),
    address === undefined ? undefined : uncountTry(deps, "ip", address),
    forgetTries(deps, "account", tries),
  ]);
  if (stored !== null && isOutdated(stored)) await renewHash(deps, account.id, stored, password);
  return entrance;
}

/** A try from an address that may make none does not count against the account. */
async function countTries(deps: Deps, { address }: Visitor, tries: string): Promise<void> {
  if (address !== undefined) await throttle(deps, "ip", address);
  await throttle(deps, "account", tries);
}

/** Somebody may have set another password meanwhile: it stays. */
async function renewHash(
  deps: Deps,
  userId: string,
  stored: string,
  password: string,
): Promise<void> {
  const db = await deps.database();
  await setPassword(db, userId, await hashPassword(password), eq(user.passwordHash, stored));
}

/** Mail a link that logs in, to whoever has an account. The answer does not tell who has. */
export async function sendLoginLink(deps: Deps, email: string, visitor: Visitor): Promise<void> {
  await demandMailTry(deps, visitor);
  afterAnswer(deps, async () => {
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

/** Log in by such a link. Refuses with token_expired, account_blocked. */
export async function consumeLoginToken(
  deps: Deps,
  token: string,
  visitor: Visitor,
): Promise<Entrance> {
  const db = await deps.database();
  const taken = await takeToken(db, token, "login", deps.now());
  const account = taken?.userId ? await findUser(db, taken.userId) : undefined;
  if (!account) throw new Problem("token_expired");
  await forgetTries(deps, "account", taken?.emailKey ?? "");
  return enter(deps, account, visitor, "link");
}
