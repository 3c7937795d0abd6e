import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Database } from "../../db/client.ts";
import { isOn } from "../../shared/flags.usecases.ts";
import type { Deps } from "../../shared/deps.ts";
import { hashToken, randomToken, timeOf, uuidv7 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { signAccessToken, type AccessClaims } from "../../identity/accessToken.ts";
import { claimsOf } from "../../identity/claims.ts";
import { LOGIN_LASTS_MS, ROTATION_GRACE_MS, SESSION_DAYS } from "../../identity/sessionTimes.ts";
import {
  deleteFamily,
  deleteFamilyOf,
  findSession,
  findLoggedIn,
  insertSession,
  noteUsed,
  replaceLostToken,
  replaceToken,
  unusedSuccessor,
  type SessionRow,
  type UserRow,
} from "../../identity/user.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_MS = SESSION_DAYS * DAY_MS;
/** How exactly it is kept when a login was last used, ms: not every page has to write. */
const USED_TO_MS = 60 * 60 * 1000;

export interface Login {
  readonly accessToken: string;
  readonly locale: Language;
}

/** A login with the new refresh token for the cookie; without one the cookie stays. */
export interface LoginWithSession extends Login {
  readonly session?: string;
}

/** The screens offer games by the token: with this switch on everybody has to see those of testers. */
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

/** A new token, of a login that began at `begun`. */
async function newToken(now: number, begun = now) {
  const token = randomToken();
  const tokenHash = await hashToken(token);
  const expiresAt = Math.min(now + SESSION_MS, begun + LOGIN_LASTS_MS);
  return { token, row: { id: uuidv7(now), tokenHash, createdAt: now, expiresAt } };
}

/** What a new login is remembered by. */
interface LoginMark {
  /** Was it by a second factor, too? */
  readonly passedFactor?: boolean;
  readonly device?: string | undefined;
}

/**
 * Begin a session of somebody who showed who they are. Where guests play is nobody's business. Refuses with
 * invalid_credentials when another password was set since `user` was read.
 */
export async function startSession(
  deps: Deps,
  user: UserRow,
  { passedFactor = false, device }: LoginMark = {},
): Promise<LoginWithSession> {
  const { token, row } = await newToken(deps.now());
  const mark = { passedFactor, device: user.kind === "guest" ? null : (device ?? null) };
  const begun = { ...row, family: row.id, userId: user.id, ...mark };
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
  /** Replaced a moment ago: another tab of the browser has the new one. */
  | { readonly kind: "overtaken" }
  /** Replaced by one that nobody has used: the answer that carried it may have been lost. */
  | { readonly kind: "lost"; readonly successor: SessionRow }
  | { readonly kind: "bad" };

/** How good a session's token still is. */
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

/** A fresh access token for a running session; refuses with no_session. The session stays as it is, used. */
export async function checkSession(deps: Deps, token: string): Promise<Login> {
  const db = await deps.database();
  const [found, showsAlpha] = await Promise.all([
    findSession(db, await hashToken(token)),
    showsAlphaGames(db),
  ]);
  const standing = found && (await standingOf(db, found, deps.now()));
  if (!standing || standing.kind === "bad") throw new Problem("no_session");
  const { id, createdAt, usedAt } = found.session;
  if (deps.now() - (usedAt ?? createdAt) >= USED_TO_MS) await noteUsed(db, id, deps.now());
  return loginOf(deps, found.user, found.session, showsAlpha);
}

/** The same for a client that keeps no cookie: its own token again, which lives no longer for it. */
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
 * Rotate a session: a new access token and a new refresh token in the old one's place. Whoever sends one
 * that was replaced, because the answer never came, gets another in the place of the lost one, which is
 * dead from then on. A token whose successor was used, or one that is dead, was copied by somebody, thief
 * or owner: its whole family ends. Refuses with not_signed_in.
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
  // Whoever was faster has the new cookie, which is the same for all tabs of a browser.
  if (standing.kind === "overtaken") return login;
  const { token: session, row } = await newToken(now, timeOf(old.family));
  const isReplaced =
    standing.kind === "good"
      ? await replaceToken(db, old.id, row)
      : await replaceLostToken(db, old, standing.successor, row);
  return isReplaced ? { ...login, session } : login;
}

/** End a session and all that came out of the same login. */
export async function endSession(deps: Deps, token: string): Promise<void> {
  await deleteFamilyOf(await deps.database(), await hashToken(token));
}

/** End the login an access token came out of: the way for a client that keeps no cookie. */
export async function endLoginOf(deps: Deps, { sid }: AccessClaims): Promise<void> {
  if (sid !== undefined) await deleteFamily(await deps.database(), sid);
}
