import type { SQL } from "drizzle-orm";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Database } from "../../db/client.ts";
import { isOn } from "../../shared/flags.usecases.ts";
import type { Deps } from "../../shared/deps.ts";
import { hashToken, randomToken, timeOf, uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { signAccessToken, type AccessClaims } from "../../identity/accessToken.ts";
import { claimsOf } from "../../identity/claims.ts";
import {
  LOGIN_LASTS_MS,
  RENEWED_AFTER_MS,
  ROTATION_GRACE_MS,
  SESSION_DAYS,
} from "../../identity/sessionTimes.ts";
import {
  deleteFamily,
  deleteFamilyOf,
  findSession,
  findLoggedIn,
  insertSession,
  sessionInsert,
  markUsed,
  replaceLostToken,
  replaceToken,
  unusedSuccessor,
  type SessionRow,
  type UserRow,
} from "../../identity/user.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_MS = SESSION_DAYS * DAY_MS;
/** Precision with which the last use of a login is stored, ms: not every page load has to write. */
const USED_TO_MS = 60 * 60 * 1000;

export interface Login {
  readonly accessToken: string;
  readonly locale: Language;
}

/** A login with the new refresh token for the cookie. Without one, the cookie stays as it is. */
export interface LoginWithSession extends Login {
  readonly session?: string;
}

/**
 * Whether everybody sees the alpha testers' games. Screens read this from the access token, so the switch is
 * applied there.
 */
const showsAlphaGames = (db: Database) => isOn(db, "alphaGames");

async function loginOf(
  deps: Deps,
  row: UserRow,
  { family, passedFactor }: Pick<SessionRow, "family" | "passedFactor">,
  showsAlpha: boolean,
): Promise<Login> {
  const claims = {
    ...claimsOf(row),
    sid: family,
    ...(passedFactor && { amr: ["mfa" as const] }),
  };
  const isAlphaTester = claims.isAlphaTester || showsAlpha;
  const { secrets } = deps.config;
  const accessToken = await signAccessToken(secrets, { ...claims, isAlphaTester }, deps.now());
  return { accessToken, locale: row.language };
}

/** Creates a new token for a login that began at `begun`. */
async function newToken(now: number, begun = now) {
  const token = randomToken();
  const tokenHash = await hashToken(token);
  const expiresAt = Math.min(now + SESSION_MS, begun + LOGIN_LASTS_MS);
  return { token, row: { id: uuidv7(now), tokenHash, createdAt: now, expiresAt } };
}

/** What is stored with a new login. */
interface LoginMark {
  /** Whether it passed the second factor too. */
  readonly passedFactor?: boolean;
  readonly device?: string | undefined;
}

/**
 * Returns a new token for an authenticated user, and the session to store. For guests no device is stored, as a
 * matter of privacy.
 */
async function newSession(deps: Deps, user: UserRow, { passedFactor = false, device }: LoginMark) {
  const { token, row } = await newToken(deps.now());
  const mark = { passedFactor, device: user.kind === "guest" ? null : (device ?? null) };
  return { token, begun: { ...row, family: row.id, userId: user.id, ...mark } };
}

/**
 * Prepares a session for an authenticated user. Nothing is stored yet: `insert` builds the statement for a batch with
 * what the login must not be separated from, and returns a row unless the password has changed since `user` was read.
 */
export async function prepareSession(deps: Deps, user: UserRow, mark: LoginMark = {}) {
  const { token, begun } = await newSession(deps, user, mark);
  const showsAlpha = await showsAlphaGames(await deps.database());
  const login: LoginWithSession = {
    ...(await loginOf(deps, user, begun, showsAlpha)),
    session: token,
  };
  const insert = (db: Database, holds?: SQL) => sessionInsert(db, begun, user.passwordHash, holds);
  return { login, insert };
}

/**
 * Starts a session for an authenticated user. Refuses with invalid_credentials if the password has changed since
 * `user` was read.
 */
export async function startSession(
  deps: Deps,
  user: UserRow,
  mark: LoginMark = {},
): Promise<LoginWithSession> {
  const { token, begun } = await newSession(deps, user, mark);
  const db = await deps.database();
  const [showsAlpha, isIn] = await Promise.all([
    showsAlphaGames(db),
    insertSession(db, begun, user.passwordHash),
  ]);
  if (!isIn) throw new Problem("invalid_credentials");
  return { ...(await loginOf(deps, user, begun, showsAlpha)), session: token };
}

type Standing =
  | { readonly kind: "good" }
  /** Replaced a moment ago: another tab of the browser already has the new token. */
  | { readonly kind: "overtaken" }
  /** Replaced by a token nobody has used: the response that carried it may have been lost. */
  | { readonly kind: "lost"; readonly successor: SessionRow }
  | { readonly kind: "bad" };

/** Returns whether a session's token can still be used, and how. */
async function standingOf(
  db: Database,
  { session, user }: { session: SessionRow; user: UserRow },
  now: number,
): Promise<Standing> {
  const { rotatedAt, expiresAt } = session;
  if (expiresAt <= now || user.isBlocked) return { kind: "bad" };
  if (rotatedAt === null) return { kind: "good" };
  if (now - rotatedAt < ROTATION_GRACE_MS) return { kind: "overtaken" };
  const successor = await unusedSuccessor(db, session);
  return successor ? { kind: "lost", successor } : { kind: "bad" };
}

/**
 * Returns a fresh access token for an active session and records its last use. Rotates a session whose token is
 * older than `RENEWED_AFTER_MS`, since most visits are too short for a page to refresh it, and it would end while
 * it is in use. Refuses with no_session, and with not_signed_in if it ends at that moment.
 */
export async function checkSession(deps: Deps, token: string): Promise<LoginWithSession> {
  const db = await deps.database();
  const [found, showsAlpha] = await Promise.all([
    findSession(db, await hashToken(token)),
    showsAlphaGames(db),
  ]);
  const standing = found && (await standingOf(db, found, deps.now()));
  if (!standing || standing.kind === "bad") throw new Problem("no_session");
  const { id, createdAt, usedAt, rotatedAt } = found.session;
  // A browser that keeps no cookies gets another one a day, not one a page.
  const isOld = deps.now() - (rotatedAt ?? createdAt) >= RENEWED_AFTER_MS;
  if (isOld) return refreshSession(deps, token);
  if (deps.now() - (usedAt ?? createdAt) >= USED_TO_MS) await markUsed(db, id, deps.now());
  return loginOf(deps, found.user, found.session, showsAlpha);
}

/**
 * The same for a client without cookies: it gets its own access token back, whose lifetime is not extended.
 * Refuses with no_session.
 */
export async function confirmAccess(
  deps: Deps,
  claims: AccessClaims | undefined,
  accessToken: string,
): Promise<Login> {
  const row = claims && (await findLoggedIn(await deps.database(), claims, deps.now()));
  if (!row || row.isBlocked) throw new Problem("no_session");
  return { accessToken, locale: row.language };
}

/**
 * Rotates a session: returns a new access token and a new refresh token that replaces the old one. If a
 * replaced token is sent because the response with its successor was lost, another successor replaces the
 * lost one, which is invalid from then on. If an invalid token is sent, or one whose successor was already
 * used, somebody has copied it: either the thief or the owner is sending it, so the whole family ends.
 * Refuses with not_signed_in.
 */
export async function refreshSession(deps: Deps, token: string): Promise<LoginWithSession> {
  const db = await deps.database();
  const now = deps.now();
  const [found, showsAlpha] = await Promise.all([
    findSession(db, await hashToken(token)),
    showsAlphaGames(db),
  ]);
  if (!found || found.session.expiresAt <= now) throw new Problem("not_signed_in");
  const { session: old, user } = found;
  const standing = await standingOf(db, found, now);
  if (standing.kind === "bad") {
    await deleteFamily(db, old.family);
    throw new Problem("not_signed_in");
  }
  const login = await loginOf(deps, user, old, showsAlpha);
  // The faster request got the new cookie, which all tabs of a browser share.
  if (standing.kind === "overtaken") return login;
  const { token: session, row } = await newToken(now, timeOf(old.family));
  const isReplaced =
    standing.kind === "good"
      ? await replaceToken(db, old.id, row)
      : await replaceLostToken(db, old, standing.successor, row);
  return isReplaced ? { ...login, session } : login;
}

/** Ends a session and all others that stem from the same login. */
export async function endSession(deps: Deps, token: string): Promise<void> {
  await deleteFamilyOf(await deps.database(), await hashToken(token));
}

/** Ends the login an access token stems from; for clients without cookies. */
export async function endLoginOf(deps: Deps, { sid }: AccessClaims): Promise<void> {
  if (sid !== undefined) await deleteFamily(await deps.database(), sid);
}
