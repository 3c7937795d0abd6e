import type { Deps } from "../../../shared/deps.ts";
import { foundCode } from "../../../http/middleware/foundCodes.ts";
import { placeOf } from "../../../http/middleware/placeOf.ts";
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
      summary: "A code for a television to show",
      description:
        "Good for ten minutes. Show the code, and `url` as a QR code. The device's socket hears when somebody confirmed it; `createTelevisionRoom` then takes code and `deviceToken`.",
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
      summary: "What became of a television's code",
      description: "What the phone that confirms a code asks until the television has its room.",
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
      summary: "Vouch for the television with this code",
      description:
        "The television gets a room that the caller answers for, and nothing else: no login of theirs.",
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
    ({ params, user, allowed, body }) =>
      confirmPairing(deps, user, params.loginCode, body, allowed),
  );

  routes.add(
    "POST /smarttv/createSession",
    {
      id: "createTelevisionRoom",
      summary: "Open a room on a television",
      description:
        "Language and game are what the phone chose that confirmed the code. The answer's `roomToken` is the host's.",
      auth: "public",
      rate: "write",
      quota: "room",
      refusals: [
        "not_signed_in",
        "subscription_expired",
        "guest_limit",
        "game_not_offered",
        "error.server_unavailable",
      ],
    },
    ({ c, body }) => createTvSession(deps, body, placeOf(c.req.raw)),
  );

  routes.add(
    "GET /smarttv/:gameCode",
    {
      id: "getTelevisionRoom",
      summary: "The room, for its television",
      description:
        "After a reload: the room, and the stage its game is in. It goes on over the socket.",
      auth: "room",
      rate: "read",
      refusals: [],
    },
    ({ caller }) => tvRoom(caller),
  );
}
