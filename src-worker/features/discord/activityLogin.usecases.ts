import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { findByIdentity } from "../accounts/social/identity.repository.ts";
import type { ProviderUser } from "../accounts/social/providerUser.ts";
import { accountOf } from "../accounts/social/social.usecases.ts";
import { admit, countLogin } from "../accounts/enter.usecases.ts";
import type { LoginWithSession } from "../accounts/sessions.usecases.ts";
import { hasSecondFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import { findGuest, findUser, upsertGuest, type UserRow } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";
import { applicationOf, participantOf } from "./activityPerson.ts";

const PREFIX = "discord:";
/**
 * Guest id of a Discord user for whom no account can be used. Clients cannot send such an id: theirs are
 * UUIDs.
 */
const guestIdOf = ({ subject }: ProviderUser) => PREFIX + subject;

/**
 * Returns the visitor without the guest they were until now, if that is another Discord user: several may use
 * one computer, and its cookie does not make their games this user's.
 */
async function ownVisitor(deps: Deps, person: ProviderUser, visitor: Visitor): Promise<Visitor> {
  const { guestUserId } = visitor;
  if (guestUserId === undefined) return visitor;
  const guestId = (await findUser(await deps.database(), guestUserId))?.guestId ?? "";
  const isOthers = guestId.startsWith(PREFIX) && guestId !== guestIdOf(person);
  return isOthers ? { ...visitor, guestUserId: undefined } : visitor;
}

/** Returns the account or guest of a Discord user; undefined if they have never logged in here. */
export async function userOf(deps: Deps, person: ProviderUser): Promise<UserRow | undefined> {
  const db = await deps.database();
  const account = await findByIdentity(db, "discord", person.subject);
  if (account && !(await hasSecondFactor(db, account.id))) return account;
  return findGuest(db, guestIdOf(person));
}

/**
 * Returns a participant's account, found or created as in a social login. Somebody without an address
 * verified by Discord plays as a guest, the same one each time. So does somebody with a second factor, since
 * the activity has no way to ask for it.
 */
async function userFor(
  deps: Deps,
  person: ProviderUser,
  language: Language,
  visitor: Visitor,
): Promise<UserRow> {
  try {
    const account = await accountOf(deps, { provider: "discord", language }, person, visitor);
    const isAsked = await hasSecondFactor(await deps.database(), account.id);
    if (account.isBlocked || !isAsked) return account;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  const now = deps.now();
  return upsertGuest(await deps.database(), {
    id: uuidv7(now),
    guestId: guestIdOf(person),
    language: person.language ?? language,
    createdAt: now,
  });
}

/**
 * Logs in the user for whom Discord's client created this code. Refuses with provider_not_configured,
 * social_login_failed, account_blocked.
 */
export async function loginParticipant(
  deps: Deps,
  { code, language }: { readonly code: string; readonly language: Language },
  visitor: Visitor,
): Promise<LoginWithSession & { readonly discordToken: string }> {
  const { person, discordToken } = await participantOf(applicationOf(deps), code);
  const own = await ownVisitor(deps, person, visitor);
  const user = await userFor(deps, person, language, own);
  const login = await admit(deps, user, own);
  countLogin(deps, user, "discord");
  return { ...login, discordToken };
}
