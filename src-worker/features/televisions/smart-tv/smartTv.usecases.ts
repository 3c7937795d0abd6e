import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import {
  LOGIN_CODE_MS,
  type PairingLook,
  type PairingRequest,
} from "../../../../src-shared/protocol/pairing.ts";
import { checkHosting, createSession } from "../../rooms/session/createSession.usecases.ts";
import { sessionAnswerOf } from "../../rooms/session/session.ts";
import type { Deps } from "../../../shared/deps.ts";
import { hashToken, randomToken } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";
import type { RoomCaller } from "../../../http/roomCaller.ts";
import { isLoginCode, newLoginCode } from "../../../shared/roomCode.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { claimsOf } from "../../../identity/claims.ts";
import { issueToken } from "../../../mail/mailToken.ts";
import { findUser } from "../../../identity/user.repository.ts";

/** With a billion codes even the second try is rare. */
const TRIES = 10;

/** A code for a television to show. `origin` is where people find the page that confirms it. */
export async function newPairing(deps: Deps, origin: string) {
  const deviceToken = randomToken();
  const deviceHash = await hashToken(deviceToken);
  const expiresAt = deps.now() + LOGIN_CODE_MS;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const loginCode = newLoginCode();
    const pairing = await deps.pairing(loginCode);
    if (!(await pairing.open({ deviceHash, expiresAt }))) continue;
    const url = `${deps.config.publicUrl ?? origin}/loginCode/${loginCode}`;
    return { loginCode, deviceToken, expiresAt: new Date(expiresAt).toISOString(), url };
  }
  throw new Problem("error.server_unavailable");
}

/** Does somebody have to confirm this code, did they, or is it over? */
export async function pairingStatus(deps: Deps, loginCode: string): Promise<PairingLook> {
  if (!isLoginCode(loginCode)) return { status: "expired" };
  return (await deps.pairing(loginCode)).look();
}

/**
 * Vouch for a television: it is logged in and hosts in one's name. Refuses with login_code_expired, and like
 * opening the room would: here is somebody who can pay or choose another game, at the television is nobody.
 */
export async function confirmPairing(
  deps: Deps,
  user: AccessClaims,
  loginCode: string,
  wish: PairingRequest,
): Promise<void> {
  if (!isLoginCode(loginCode)) throw new Problem("login_code_expired");
  const pairing = await deps.pairing(loginCode);
  if ((await pairing.look()).status === "expired") throw new Problem("login_code_expired");
  await checkHosting(deps, user, { ...wish, isPublic: false, hostType: "SMART_TV" });
  const { userId, sub } = user;
  const db = await deps.database();
  const row = await findUser(db, userId);
  if (!row) throw new Problem("not_signed_in");
  const { token, insert } = await issueToken(
    {
      purpose: "login",
      userId,
      email: row.email ?? sub,
      emailKey: row.emailKey ?? sub,
      language: row.language,
    },
    deps.now(),
  );
  await insert(db);
  if (!(await pairing.confirm({ userId, loginToken: token, wish }))) {
    throw new Problem("login_code_expired");
  }
}

interface TvSession {
  readonly loginCode: string;
  readonly deviceToken: string;
  readonly isPublic: boolean;
  readonly language: Language;
  readonly initialGameType?: GameType | undefined;
}

/** Open a room on a television, hosted by whoever confirmed its code. Refuses with not_signed_in. */
export async function createTvSession(deps: Deps, request: TvSession) {
  const { loginCode, deviceToken, ...session } = request;
  if (!isLoginCode(loginCode)) throw new Problem("not_signed_in");
  const pairing = await deps.pairing(loginCode);
  const userId = await pairing.hostOf(await hashToken(deviceToken));
  const row = userId && (await findUser(await deps.database(), userId));
  if (!row || row.isBlocked) throw new Problem("not_signed_in");
  const room = await createSession(deps, claimsOf(row), { ...session, hostType: "SMART_TV" });
  await pairing.opened(room.gameCode);
  return room;
}

/** The room as its television sees it when it comes back. */
export function tvRoom({ look }: RoomCaller) {
  const { stage } = look.topics;
  if (!stage) throw new Problem("game_not_found");
  return { ...sessionAnswerOf(look), stage: stage.name, stageId: stage.stageId };
}
