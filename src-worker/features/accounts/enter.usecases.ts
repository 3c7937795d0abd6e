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

/** How somebody showed who they are; `code`: by their second factor, whatever came before it. */
type LoginWay = "password" | "link" | "code" | Provider;

/** Somebody logged in to an account. Where guests play is nobody's business. */
export function countLogin(deps: Deps, { id, kind }: UserRow, way: LoginWay): void {
  if (kind === "registered") countEvent(deps, "logged_in", { of: way, people: [id] });
}

/** What somebody gets who proved who they are: a login, or the question for their second factor. */
export type Entrance = LoginWithSession | Challenge;

/**
 * Let somebody in who showed that the account is theirs; where it has a second factor they are asked for
 * that, and nothing happens yet. Every way of logging in to an account ends here. Refuses with
 * account_blocked.
 */
export async function enter(
  deps: Deps,
  row: UserRow,
  visitor: Visitor,
  way: LoginWay,
): Promise<Entrance> {
  if (row.isBlocked) throw new Problem("account_blocked");
  if (await hasSecondFactor(await deps.database(), row.id)) return challengeFor(deps, row.id);
  const login = await admit(deps, row, visitor);
  countLogin(deps, row, way);
  return login;
}

/**
 * Let somebody in of whom nothing more is asked: the account is new, or they passed its second factor. What
 * they played as a guest before comes along, and the session they had ends. Refuses with account_blocked.
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
