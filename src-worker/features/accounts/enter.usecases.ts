import type { Provider } from "../../../src-shared/catalog/people.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { Problem } from "../../shared/problem.ts";
import { mergeGuest } from "./accounts.repository.ts";
import { endSession, startSession, type LoginWithSession } from "./sessions.usecases.ts";
import { challengeFor, type Challenge } from "../../identity/secondFactor/challenge.ts";
import { hasSecondFactor } from "../../identity/secondFactor/secondFactor.repository.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

/** How a user authenticated. `code` means by their second factor, whatever came before it. */
type LoginWay = "password" | "link" | "code" | Provider;

/** Counts a login to an account. Guests are not counted, as a matter of privacy. */
export function countLogin(deps: Deps, { id, kind }: UserRow, way: LoginWay): void {
  if (kind === "registered") countEvent(deps, "logged_in", { of: way, people: [id] });
}

/** What an authenticated user gets: a login, or a challenge for their second factor. */
export type Entrance = LoginWithSession | Challenge;

/**
 * Logs in a user who has proved that the account is theirs. If it has a second factor, nothing happens yet
 * and a challenge for it is returned. Logins by password, by mailed link and through a provider's website end
 * here. Refuses with account_blocked.
 */
export async function enter(
  deps: Deps,
  row: UserRow,
  visitor: Visitor,
  way: LoginWay,
): Promise<Entrance> {
  if (row.isBlocked) throw new Problem("account_blocked");
  if (await hasSecondFactor(await deps.database(), row.id)) return challengeFor(deps, row);
  const login = await admit(deps, row, visitor);
  countLogin(deps, row, way);
  return login;
}

/**
 * Logs in a user who needs no further check, for example because the account is new or its second factor was
 * passed. What they played as a guest moves to the account, and their previous session ends. Refuses with
 * account_blocked.
 */
export async function admit(
  deps: Deps,
  row: UserRow,
  { guestUserId, oldSession, device }: Visitor,
  passedFactor = false,
): Promise<LoginWithSession> {
  if (row.isBlocked) throw new Problem("account_blocked");
  const [login] = await Promise.all([
    startSession(deps, row, { passedFactor, device }),
    oldSession === undefined ? undefined : endSession(deps, oldSession),
    guestUserId === undefined || guestUserId === row.id
      ? undefined
      : mergeGuest(await deps.database(), guestUserId, row.id),
  ]);
  return login;
}
