import { deviceNameOf } from "../../../../src-shared/catalog/televisions.ts";
import {
  LOGIN_CODE_MS,
  type PairingLook,
  type PairingRequest,
} from "../../../../src-shared/protocol/pairing.ts";
import { checkHosting, createSession } from "../../rooms/session/createSession.usecases.ts";
import { sessionAnswerOf, tokenFor } from "../../rooms/session/session.ts";
import type { Deps } from "../../../shared/deps.ts";
import { hashToken, randomToken } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";
import type { RoomCaller } from "../../../http/roomCaller.ts";
import { isLoginCode, newLoginCode } from "../../../shared/roomCode.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { claimsOf } from "../../../identity/claims.ts";
import { findUser, type UserRow } from "../../../identity/user.repository.ts";

/** With a billion codes even the second try is rare. */
const TRIES = 10;

/**
 * A code for a television to show. `origin` is where people find the page that confirms it, `userAgent` what
 * the device says it is: that page shows it.
 */
export async function newPairing(deps: Deps, origin: string, userAgent: string) {
  const device = deviceNameOf(userAgent);
  const deviceToken = randomToken();
  const deviceHash = await hashToken(deviceToken);
  const expiresAt = deps.now() + LOGIN_CODE_MS;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const loginCode = newLoginCode();
    const pairing = await deps.pairing(loginCode);
    const [isFree] = await Promise.all([
      pairing.open({ deviceHash, expiresAt, device }),
      deps.codes.add(loginCode, expiresAt),
    ]);
    if (!isFree) continue;
    const url = `${deps.config.publicUrl ?? origin}/loginCode/${loginCode}`;
    return { loginCode, deviceToken, expiresAt: new Date(expiresAt).toISOString(), url };
  }
  throw new Problem("error.server_unavailable");
}

/** Does a television wait under this code? Of one that somebody made up no object is woken. */
async function isWaiting({ codes }: Deps, loginCode: string): Promise<boolean> {
  return isLoginCode(loginCode) && (await codes.has(loginCode));
}

/** Does somebody have to confirm this code, did they, or is it over? */
export async function pairingStatus(deps: Deps, loginCode: string): Promise<PairingLook> {
  if (!(await isWaiting(deps, loginCode))) return { status: "expired" };
  return (await deps.pairing(loginCode)).look();
}

/**
 * Vouch for a television: it may open one room in one's name, and nothing else. Refuses with
 * login_code_expired, tv_already_started, and like opening the room would: here is somebody who can pay or
 * choose another game, at the television is nobody. `account`: the caller's, where it is being looked up already.
 */
export async function confirmPairing(
  deps: Deps,
  user: AccessClaims,
  loginCode: string,
  request: PairingRequest,
  account?: Promise<UserRow>,
): Promise<void> {
  const hosting = checkHosting(deps, user, {
    ...request,
    isPublic: false,
    hostType: "SMART_TV",
    account,
  });
  // Whoever may not call at all hears of that first, then whoever comes too late.
  hosting.catch(() => undefined);
  const [waits] = await Promise.all([isWaiting(deps, loginCode), account]);
  if (!waits) throw new Problem("login_code_expired");
  await hosting;
  const pairing = await deps.pairing(loginCode);
  const outcome = await pairing.confirm({ userId: user.userId, request });
  if (outcome === "taken") throw new Problem("tv_already_started");
  if (outcome === "expired") throw new Problem("login_code_expired");
}

interface Television {
  readonly loginCode: string;
  readonly deviceToken: string;
}

/** The room under this code once more, for the television on which it was opened; not_signed_in when it is gone. */
async function openedRoom(deps: Deps, gameCode: string, { initialGameType }: PairingRequest) {
  const look = await (await deps.room(gameCode)).look();
  if (!look) throw new Problem("not_signed_in");
  const roomToken = await tokenFor(deps, { gameCode, roomId: look.roomId, role: "host" });
  return {
    gameCode,
    hostType: "SMART_TV",
    gameType: initialGameType,
    active: true,
    roomToken,
  } as const;
}

/**
 * Open the room that was chosen for a television, hosted by whoever confirmed its code. One room a code: a
 * television that asks again, because it heard no answer, has that one. Refuses with not_signed_in, with
 * error.server_unavailable while the room is being opened, and like `createSession`.
 */
export async function createTvSession(
  deps: Deps,
  { loginCode, deviceToken }: Television,
  near?: DurableObjectLocationHint,
) {
  if (!(await isWaiting(deps, loginCode))) throw new Problem("not_signed_in");
  const pairing = await deps.pairing(loginCode);
  const taken = await pairing.take(await hashToken(deviceToken));
  if (!taken) throw new Problem("not_signed_in");
  if (taken === "opening") throw new Problem("error.server_unavailable");
  const { userId, request, gameCode } = taken;
  const { language } = request;
  if (gameCode !== undefined) return { ...(await openedRoom(deps, gameCode, request)), language };
  try {
    const row = await findUser(await deps.database(), userId);
    if (!row || row.isBlocked) throw new Problem("not_signed_in");
    const session = { ...request, isPublic: false, hostType: "SMART_TV", near } as const;
    const room = await createSession(deps, claimsOf(row), session);
    await pairing.opened(room.gameCode);
    return { ...room, language };
  } catch (error) {
    await pairing.release();
    throw error;
  }
}

/** The room as its television sees it when it comes back. */
export function tvRoom({ look }: RoomCaller) {
  const { stage } = look.topics;
  if (!stage) throw new Problem("game_not_found");
  return { ...sessionAnswerOf(look), stage: stage.name, stageId: stage.stageId };
}
