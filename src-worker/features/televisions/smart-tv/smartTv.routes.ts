import type { Deps } from "../../../shared/deps.ts";
import { addressOf } from "../../../http/middleware/address.ts";
import { foundCode } from "../../../http/middleware/foundCodes.ts";
import { nearestRegion } from "../../../http/middleware/nearestRegion.ts";
import type { Routes } from "../../../http/route.ts";
import {
  confirmPairing,
  createTvSession,
  newPairing,
  pairingStatus,
  tvRoom,
} from "./smartTv.usecases.ts";

/**
 * Adds the routes under /smarttv: for a television without a keyboard, a user confirms its code on another
 * device.
 */
export function addSmartTvRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /smarttv/generateLoginCode",
    {
      id: "createLoginCode",
      summary: "Create a login code for a television",
      description:
        "The code is valid for ten minutes. Show it, and `url` as a QR code. The device's socket is notified when the code is confirmed; then call `createTelevisionRoom` with the code and `deviceToken`.",
      auth: "public",
      rate: "write",
      refusals: ["error.server_unavailable"],
    },
    ({ c }) => newPairing(deps, new URL(c.req.url).origin, c.req.header("user-agent") ?? ""),
  );

  routes.add(
    "GET /smarttv/existingLoginCode/:loginCode",
    {
      id: "getLoginCode",
      summary: "Get the status of a television's code",
      description: "Polled by the phone that confirms the code, until the television has its room.",
      auth: "public",
      rate: "lookup",
      refusals: [],
    },
    async ({ c, params: { loginCode } }) => {
      const pairing = await pairingStatus(deps, loginCode);
      // The phone polls once a second until the television has its room, which is not guessing.
      if (pairing.status !== "expired") foundCode(deps.config, c.req.raw, loginCode, deps.now());
      return pairing;
    },
  );

  routes.add(
    "POST /smarttv/confirmLoginCode/:loginCode",
    {
      id: "confirmLoginCode",
      summary: "Confirm a television's login code",
      description:
        "Lets the television open one room in the caller's name, and nothing else: it is not logged in to the caller's account.",
      auth: "user",
      rate: "lookup",
      waits: true,
      refusals: [
        "login_code_expired",
        "tv_already_started",
        "account_blocked",
        "subscription_expired",
        "guest_limit",
        "game_not_offered",
      ],
    },
    ({ c, params, user, allowed, body }) =>
      confirmPairing(deps, user, params.loginCode, body, {
        account: allowed,
        address: addressOf(deps.config, c.req.raw),
      }),
  );

  routes.add(
    "POST /smarttv/createSession",
    {
      id: "createTelevisionRoom",
      summary: "Open a room on a television",
      description:
        "The language and game are those chosen on the phone that confirmed the code. The response's `roomToken` is the host's. A new room counts towards the quota of rooms of that user and of the television's address.",
      auth: "public",
      rate: "write",
      refusals: [
        "not_signed_in",
        "subscription_expired",
        "guest_limit",
        "game_not_offered",
        "error.server_unavailable",
      ],
    },
    ({ c, body }) =>
      createTvSession(deps, body, {
        address: addressOf(deps.config, c.req.raw),
        near: nearestRegion(c.req.raw),
      }),
  );

  routes.add(
    "GET /smarttv/:gameCode",
    {
      id: "getTelevisionRoom",
      summary: "Get the room of a television",
      description:
        "Used after a reload: returns the room and the current stage of its game. Further changes are sent over the socket.",
      auth: "room",
      rate: "read",
      refusals: [],
    },
    ({ caller }) => tvRoom(caller),
  );
}
