import { deviceNameOf } from "../../../../src-shared/catalog/televisions.ts";
import {
  LOGIN_CODE_MS,
  type PairingLook,
  type PairingRequest,
} from "../../../../src-shared/protocol/pairing.ts";
import {
  checkHosting,
  createSession,
  type CreateSession,
} from "../../rooms/session/createSession.usecases.ts";
import { sessionAnswerOf, sessionOf, tokenFor } from "../../rooms/session/session.ts";
import type { Deps } from "../../../shared/deps.ts";
import { hashToken, randomToken } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";
import type { RoomCaller } from "../../../http/roomCaller.ts";
import { spend } from "../../../shared/quota.ts";
import { isLoginCode, newLoginCode } from "../../../shared/roomCode.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { claimsOf } from "../../../identity/claims.ts";
import { findUser } from "../../../identity/user.repository.ts";

/** With a billion codes, even a second try is rare. */
const TRIES = 10;

/**
 * Creates a code for a television to show. `origin` is the site of the page that confirms the code,
 * `userAgent` the television's; the page shows the device's name.
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

/** Whether a television is waiting under this code. A made-up code wakes no object. */
async function isWaiting({ codes }: Deps, loginCode: string): Promise<boolean> {
  return isLoginCode(loginCode) && (await codes.has(loginCode));
}

/** Returns whether this code has yet to be confirmed, has been confirmed or has expired. */
export async function pairingStatus(deps: Deps, loginCode: string): Promise<PairingLook> {
  if (!(await isWaiting(deps, loginCode))) return { status: "expired" };
  return (await deps.pairing(loginCode)).look();
}

/**
 * Vouches for a television: it may open one room in the user's name, and do nothing else. Refuses with
 * login_code_expired, tv_already_started, and like opening the room would: the user here can pay or choose
 * another game, while nobody could do so at the television. `from`: the phone's network address, and the user's
 * account if it is already being loaded.
 */
export async function confirmPairing(
  deps: Deps,
  user: AccessClaims,
  loginCode: string,
  request: PairingRequest,
  from: Pick<CreateSession, "address" | "account"> = {},
): Promise<void> {
  const { account } = from;
  const hosting = checkHosting(deps, user, {
    ...request,
    ...from,
    isPublic: false,
    hostType: "SMART_TV",
  });
  // A caller who may not make this call, or is too late, gets that error rather than one about hosting.
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

/**
 * Returns the room under this code again, for the television that opened it in this user's name. Refuses with
 * not_signed_in if the room is gone, also when its code belongs to somebody else's room by now.
 */
async function openedRoom(
  deps: Deps,
  userId: string,
  gameCode: string,
  { initialGameType }: PairingRequest,
) {
  const look = await (await deps.room(gameCode)).look();
  if (look?.hostUserId !== userId) throw new Problem("not_signed_in");
  const roomToken = await tokenFor(deps, { gameCode, roomId: look.roomId, role: "host" });
  return {
    gameCode,
    hostType: "SMART_TV",
    gameType: initialGameType,
    active: sessionOf(look).active,
    roomToken,
  } as const;
}

/**
 * Opens the room that was chosen for a television, hosted by the user who confirmed its code. There is one
 * room per code: if the television missed the response and asks again, it gets the same room. Refuses with
 * not_signed_in, with error.server_unavailable while the room is being opened, with too_many_requests, and like
 * `createSession`. `from`: where the television is.
 */
export async function createTvSession(
  deps: Deps,
  { loginCode, deviceToken }: Television,
  from: Pick<CreateSession, "address" | "near"> = {},
) {
  if (!(await isWaiting(deps, loginCode))) throw new Problem("not_signed_in");
  const pairing = await deps.pairing(loginCode);
  const taken = await pairing.take(await hashToken(deviceToken));
  if (!taken) throw new Problem("not_signed_in");
  if (taken === "opening") throw new Problem("error.server_unavailable");
  const { userId, request, gameCode } = taken;
  const { language } = request;
  try {
    const row = await findUser(await deps.database(), userId);
    // Also for the room that is open: its television would get a new token of the host.
    if (!row || row.isBlocked) throw new Problem("not_signed_in");
    if (gameCode !== undefined) {
      return { ...(await openedRoom(deps, userId, gameCode, request)), language };
    }
    // The television has no login, so the route does not know whose quota a room uses up.
    await spend(deps, "room", { address: from.address, person: userId });
    const session = { ...request, ...from, isPublic: false, hostType: "SMART_TV" } as const;
    const room = await createSession(deps, claimsOf(row), session);
    await pairing.opened(room.gameCode);
    return { ...room, language };
  } catch (error) {
    await pairing.release();
    throw error;
  }
}

/** Returns the room for its television after a reload. */
export function tvRoom({ look }: RoomCaller) {
  const { stage } = look.topics;
  if (!stage) throw new Problem("game_not_found");
  return { ...sessionAnswerOf(look), stage: stage.name, stageId: stage.stageId };
}
