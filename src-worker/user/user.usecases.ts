import type { Language } from "../../src-rooms/catalog/languages.ts";
import type { Deps } from "../shared/deps.ts";
import { hashToken, randomToken, uuidv7 } from "../shared/ids.ts";
import { Problem } from "../shared/problem.ts";
import { signAccessToken, type AccessClaims } from "./accessToken.ts";
import { claimsOf } from "./claims.ts";
import { SESSION_DAYS } from "./sessionCookie.ts";
import {
  deleteFamily,
  findSession,
  findUser,
  insertSession,
  replaceToken,
  upsertGuest,
  type UserRow,
} from "./user.repository.ts";

const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;

interface Login {
  readonly accessToken: string;
  readonly locale: Language;
}

/** A login with the new refresh token for the cookie; without one the cookie stays. */
interface LoginWithSession extends Login {
  readonly session?: string;
}

async function loginOf(deps: Deps, row: UserRow): Promise<Login> {
  const accessToken = await signAccessToken(deps.config.secrets, claimsOf(row), deps.now());
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

/** Log a guest in. The same guest id is the same guest. */
export async function loginGuest(
  deps: Deps,
  { guestId, language }: { guestId: string; language: Language },
): Promise<LoginWithSession> {
  const now = deps.now();
  const guest = { id: uuidv7(now), guestId, language, createdAt: now };
  const db = await deps.database();
  const found = await upsertGuest(db, guest);
  const { token, row } = await newToken(now);
  await insertSession(db, { ...row, family: row.id, userId: found.id });
  return { ...(await loginOf(deps, found)), session: token };
}

/** A fresh access token for a running session; refuses with no_session. The session stays as it is. */
export async function checkSession(deps: Deps, token: string): Promise<Login> {
  const found = await findSession(await deps.database(), await hashToken(token));
  const isOpen = found && found.session.rotatedAt === null && found.session.expiresAt > deps.now();
  if (!isOpen) throw new Problem("no_session");
  return loginOf(deps, found.user);
}

/** The same for a client that keeps no cookie: its own token again, which lives no longer for it. */
export async function confirmAccess(
  deps: Deps,
  claims: AccessClaims | undefined,
  accessToken: string,
): Promise<Login> {
  const row = claims && (await findUser(await deps.database(), claims.userId));
  if (!row) throw new Problem("no_session");
  return { accessToken, locale: row.language };
}

/**
 * Rotate a session: a new access token and a new refresh token in the old one's place. A token that
 * was replaced before was copied by somebody, thief or owner: its whole family ends. Refuses with
 * not_signed_in.
 */
export async function refreshSession(deps: Deps, token: string): Promise<LoginWithSession> {
  const db = await deps.database();
  const found = await findSession(db, await hashToken(token));
  if (!found || found.session.expiresAt <= deps.now()) throw new Problem("not_signed_in");
  const { id, family, rotatedAt } = found.session;
  if (rotatedAt !== null) {
    await deleteFamily(db, family);
    throw new Problem("not_signed_in");
  }
  const login = await loginOf(deps, found.user);
  const { token: session, row } = await newToken(deps.now());
  // Two tabs may refresh at the very same moment, both with a token that was good when they came:
  // the faster one's answer carries the new cookie for both.
  return (await replaceToken(db, id, row)) ? { ...login, session } : login;
}

/** End a session and all that came out of the same login. */
export async function endSession(deps: Deps, token: string): Promise<void> {
  const db = await deps.database();
  const found = await findSession(db, await hashToken(token));
  if (found) await deleteFamily(db, found.session.family);
}
