import type { Language } from "../../../src-shared/catalog/languages.ts";
import { isOn } from "../../shared/flags.usecases.ts";
import type { Deps } from "../../shared/deps.ts";
import { hashToken, randomToken, uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { signAccessToken, type AccessClaims } from "../../identity/accessToken.ts";
import { claimsOf } from "../../identity/claims.ts";
import { SESSION_DAYS } from "../../http/sessionCookie.ts";
import {
  deleteFamily,
  findSession,
  findUser,
  insertSession,
  replaceToken,
  type SessionRow,
  type UserRow,
} from "../../identity/user.repository.ts";

const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;

/**
 * A token that was replaced this recently may come once more, ms: a second tab had sent it when the
 * first one's answer arrived. Later it was copied by somebody.
 */
export const ROTATION_GRACE_MS = 10_000;

export interface Login {
  readonly accessToken: string;
  readonly locale: Language;
}

/** A login with the new refresh token for the cookie; without one the cookie stays. */
export interface LoginWithSession extends Login {
  readonly session?: string;
}

async function loginOf(deps: Deps, row: UserRow): Promise<Login> {
  const claims = claimsOf(row);
  // The screens offer games by the token: with this switch on everybody has to see those of testers.
  const isAlphaTester = claims.isAlphaTester || (await isOn(await deps.database(), "alphaGames"));
  const { secrets } = deps.config;
  const accessToken = await signAccessToken(secrets, { ...claims, isAlphaTester }, deps.now());
  return { accessToken, locale: row.language };
}

async function newToken(now: number) {
  const token = randomToken();
  const tokenHash = await hashToken(token);
  return {
    token,
    row: { id: uuidv7(now), tokenHash, createdAt: now, expiresAt: now + SESSION_MS },
  };
}

/** Begin a session of somebody who showed who they are. */
export async function startSession(deps: Deps, user: UserRow): Promise<LoginWithSession> {
  const { token, row } = await newToken(deps.now());
  await insertSession(await deps.database(), { ...row, family: row.id, userId: user.id });
  return { ...(await loginOf(deps, user)), session: token };
}

/** Is a session's token good, or was it until a moment ago? */
function isUsable({ session, user }: { session: SessionRow; user: UserRow }, now: number): boolean {
  const { rotatedAt, expiresAt } = session;
  if (expiresAt <= now || user.isBlocked) return false;
  return rotatedAt === null || now - rotatedAt < ROTATION_GRACE_MS;
}

/** A fresh access token for a running session; refuses with no_session. The session stays as it is. */
export async function checkSession(deps: Deps, token: string): Promise<Login> {
  const found = await findSession(await deps.database(), await hashToken(token));
  if (!found || !isUsable(found, deps.now())) throw new Problem("no_session");
  return loginOf(deps, found.user);
}

/** The same for a client that keeps no cookie: its own token again, which lives no longer for it. */
export async function confirmAccess(
  deps: Deps,
  claims: AccessClaims | undefined,
  accessToken: string,
): Promise<Login> {
  const row = claims && (await findUser(await deps.database(), claims.userId));
  if (!row || row.isBlocked) throw new Problem("no_session");
  return { accessToken, locale: row.language };
}

/**
 * Rotate a session: a new access token and a new refresh token in the old one's place. A token that
 * was replaced some time before was copied by somebody, thief or owner: its whole family ends.
 * Refuses with not_signed_in.
 */
export async function refreshSession(deps: Deps, token: string): Promise<LoginWithSession> {
  const db = await deps.database();
  const now = deps.now();
  const found = await findSession(db, await hashToken(token));
  if (!found || found.session.expiresAt <= now) throw new Problem("not_signed_in");
  const { id, family, rotatedAt } = found.session;
  if (!isUsable(found, now)) {
    await deleteFamily(db, family);
    throw new Problem("not_signed_in");
  }
  const login = await loginOf(deps, found.user);
  // Whoever was faster has the new cookie, which is the same for all tabs of a browser.
  if (rotatedAt !== null) return login;
  const { token: session, row } = await newToken(now);
  return (await replaceToken(db, id, row)) ? { ...login, session } : login;
}

/** End a session and all that came out of the same login. */
export async function endSession(deps: Deps, token: string): Promise<void> {
  const db = await deps.database();
  const found = await findSession(db, await hashToken(token));
  if (found) await deleteFamily(db, found.session.family);
}
