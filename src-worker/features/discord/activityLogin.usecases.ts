import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Deps } from "../../shared/deps.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { findByIdentity } from "../accounts/social/identity.repository.ts";
import type { Person } from "../accounts/social/person.ts";
import { accountOf } from "../accounts/social/social.usecases.ts";
import { admit, countLogin } from "../accounts/enter.usecases.ts";
import type { LoginWithSession } from "../accounts/sessions.usecases.ts";
import { hasSecondFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import { findGuest, upsertGuest, type UserRow } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";
import { applicationOf, participantOf } from "./activityPerson.ts";

/**
 * Guest id of a Discord user for whom no account can be used. Clients cannot send such an id: theirs are
 * UUIDs.
 */
const guestIdOf = ({ subject }: Person) => `discord:${subject}`;

/** Returns the account or guest of a Discord user; undefined if they have never logged in here. */
export async function userOf(deps: Deps, person: Person): Promise<UserRow | undefined> {
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
  person: Person,
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
  const user = await userFor(deps, person, language, visitor);
  const login = await admit(deps, user, visitor);
  countLogin(deps, user, "discord");
  return { ...login, discordToken };
}
