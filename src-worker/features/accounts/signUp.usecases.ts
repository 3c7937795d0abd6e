import type { Language } from "../../../src-shared/catalog/languages.ts";
import { TRIAL_DAYS } from "../../../src-shared/catalog/plans.ts";
import { ACCOUNT_PAGES, signUpLink } from "../../../src-shared/protocol/mailLinks.ts";
import type { PendingSignUp } from "../../db/accounts.schema.ts";
import { composeMail } from "../../mail/queueMail.ts";
import { findSubscriber } from "../../mail/subscriber.repository.ts";
import { unsubscribeLink } from "../../mail/unsubscribe.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { areRoomsPaidFor } from "../../shared/paidRooms.ts";
import { Problem } from "../../shared/problem.ts";
import { findByKey, insertAccount } from "./accounts.repository.ts";
import { admit } from "./enter.usecases.ts";
import type { EmailAddressParts } from "../../../src-shared/text/emailAddress.ts";
import { limitMailTries, sendUnsolicitedMail } from "../../mail/sendUnsolicitedMail.ts";
import { issueToken, markLinksUsed, peekToken } from "../../mail/mailToken.ts";
import { requireGoodPassword } from "../../identity/goodPassword.ts";
import { hashPassword } from "../../identity/password.ts";
import type { LoginWithSession } from "./sessions.usecases.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/** How long all games are open after an account's address has been verified, ms. */
const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60 * 1000;

interface SignUp {
  readonly email: EmailAddressParts;
  readonly name: string;
  readonly password: string;
  readonly language: Language;
  readonly marketingConsent: boolean;
  readonly acceptTerms: boolean;
  readonly favoriteAvatarSrc?: string | undefined;
}

interface Verification extends EmailAddressParts {
  readonly language: Language;
  readonly signUp: PendingSignUp;
}

/** Mails the link that turns a sign-up into an account. */
async function mailVerification(
  deps: Deps,
  { email, emailKey, language, signUp }: Verification,
  site: string,
  isTrial: boolean,
): Promise<void> {
  const db = await deps.database();
  const params = { purpose: "verify", userId: null, email, emailKey, language, signUp } as const;
  const { token, insert } = await issueToken(params, deps.now());
  const asksForNews = signUp.marketingConsent;
  const data = { url: signUpLink(site, token, asksForNews), asksForNews, isTrial };
  await sendUnsolicitedMail(deps, emailKey, { to: email, language, template: "verify", data }, [
    insert(db),
  ]);
}

/**
 * Tells an account's owner that somebody signed up with their address. The sign-up is stored like a pending
 * one, under a token nobody receives, so that a login with its password gets the same response as if the
 * address had no account.
 */
async function mailAlreadyRegistered(
  deps: Deps,
  account: UserRow,
  { email, emailKey, language, signUp }: Verification,
  site: string,
): Promise<void> {
  const params = { purpose: "verify", userId: null, email, emailKey, language, signUp } as const;
  const { insert } = await issueToken(params, deps.now());
  const hint = {
    // Never to the address as it was typed: it may only look like the account's.
    to: account.email ?? email,
    language: account.language,
    template: "alreadyRegistered",
    data: { loginUrl: site + ACCOUNT_PAGES.login, forgotUrl: site + ACCOUNT_PAGES.forgotPassword },
  } as const;
  await sendUnsolicitedMail(deps, emailKey, hint, [insert(await deps.database())]);
}

/**
 * Mails the owner of an address about a sign-up with it. The same queries are made either way, since how long
 * they take must not reveal whether the address has an account.
 */
export async function mailAboutSignUp(
  deps: Deps,
  verification: Verification,
  account: UserRow | undefined,
  site: string,
): Promise<void> {
  const isTrial = await areRoomsPaidFor(deps);
  if (account) await mailAlreadyRegistered(deps, account, verification, site);
  else await mailVerification(deps, verification, site, isTrial);
}

/**
 * Signs up. A new address gets a mail with the link that creates the account; one with an account gets a mail
 * saying so. Response and duration are the same either way. Refuses with terms_not_accepted,
 * password_too_weak, too_many_requests.
 */
export async function signUp(deps: Deps, params: SignUp, visitor: Visitor): Promise<void> {
  if (!params.acceptTerms) throw new Problem("terms_not_accepted");
  requireGoodPassword(params.password);
  await limitMailTries(deps, visitor);
  const { email, emailKey } = params.email;
  const passwordHash = await hashPassword(params.password);
  const account = await findByKey(await deps.database(), emailKey);
  const { name, language, marketingConsent, favoriteAvatarSrc = null } = params;
  const pending: PendingSignUp = {
    name,
    passwordHash,
    marketingConsent,
    favoriteAvatarSrc,
    guestUserId: visitor.guestUserId ?? null,
    ...(visitor.browser !== undefined && { browser: visitor.browser }),
  };
  const verification = { email, emailKey, language, signUp: pending };
  await mailAboutSignUp(deps, verification, account, visitor.site);
}

/** The first values of an account, however its address was verified. */
interface Beginning extends EmailAddressParts {
  readonly name: string;
  /** Null: the account logs in some other way. */
  readonly passwordHash: string | null;
  /** Whether the person who set the password has shown that they receive mail at the address. */
  readonly passwordProved: boolean;
  readonly language: Language;
  readonly marketingConsent: boolean;
  readonly favoriteAvatarSrc: string | null;
  readonly guestUserId: string | null;
  /** The mailed link that was opened for it, which is used up once the account exists. */
  readonly tokenHash?: string;
}

/**
 * Creates an account, starts its trial and sends the welcome mail: all or nothing, since the link cannot be used again
 * once the account exists. When nothing is sold here, the end of the trial has no effect and the mail does not mention
 * it. Returns undefined when the address already has an account.
 */
export async function openAccount(
  deps: Deps,
  { guestUserId, tokenHash = "", ...beginning }: Beginning,
  site: string,
): Promise<UserRow | undefined> {
  const db = await deps.database();
  const now = deps.now();
  const endsAt = now + TRIAL_MS;
  const { email, emailKey, name, language } = beginning;
  // Somebody who confirmed a newsletter subscription as a visitor keeps it.
  const known = await findSubscriber(db, emailKey);
  const marketingConsent = beginning.marketingConsent || (known?.confirmedAt ?? null) !== null;
  const account = {
    ...beginning,
    marketingConsent,
    subscriptionEndsAt: endsAt,
    createdAt: now,
    verifiedAt: now,
  };
  const welcome = await composeMail(deps, {
    to: email,
    language,
    template: "welcome",
    data: { name, url: site, ...((await areRoomsPaidFor(deps)) && { endsAt }) },
    ...(marketingConsent && {
      unsubscribeUrl: await unsubscribeLink(deps, { email, emailKey, language }, site),
    }),
  });
  // Other sign-ups with this address stay until they expire: their links cannot create a second account, and
  // the people who made them cannot find out by logging in that this one exists.
  const row = await insertAccount(db, { id: uuidv7(now), ...account }, guestUserId, (isFree) => [
    welcome.insert(db, isFree),
    markLinksUsed(db, { emailKey, tokenHash }, now, isFree),
  ]);
  if (!row) return undefined;
  countEvent(deps, "signed_up");
  welcome.send();
  return row;
}

/**
 * Opens the link of a sign-up: creates the account and logs its owner in. The newsletter is only sent if the
 * owner asks for it here too, since anybody could have ticked the box on the sign-up form. Refuses with
 * token_expired.
 */
export async function verifyEmail(
  deps: Deps,
  { token, wantsNews }: { readonly token: string; readonly wantsNews: boolean },
  visitor: Visitor,
): Promise<LoginWithSession> {
  const db = await deps.database();
  // The account can only be created once, so the link stays valid for another try until it is.
  const shown = await peekToken(db, token, "verify", deps.now());
  if (!shown?.signUp) throw new Problem("token_expired");
  const { email, emailKey, tokenHash, language, signUp: pending } = shown;
  const { browser, ...rest } = pending;
  // Somebody else may have typed the address with a password of their own before its owner opened the link.
  const passwordProved = browser !== undefined && browser === visitor.browser;
  const marketingConsent = pending.marketingConsent && wantsNews;
  const beginning = {
    ...rest,
    marketingConsent,
    passwordProved,
    email,
    emailKey,
    tokenHash,
    language,
  };
  const account = await openAccount(deps, beginning, visitor.site);
  if (!account) throw new Problem("token_expired");
  return admit(deps, account, visitor);
}
