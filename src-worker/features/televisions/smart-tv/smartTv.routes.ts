import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import {
  confirmPairing,
  createTvSession,
  newPairing,
  pairingStatus,
  tvRoom,
} from "./smartTv.usecases.ts";

/** Calls under /smarttv: a television without a keyboard gets somebody to vouch for it. */
export function addSmartTvRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /smarttv/generateLoginCode",
    {
      summary: "A code for a television to show, good for ten minutes",
      auth: "public",
      rate: "write",
      refusals: ["error.server_unavailable"],
    },
    ({ c }) => newPairing(deps, new URL(c.req.url).origin, c.req.header("user-agent") ?? ""),
  );

  routes.add(
    "GET /smarttv/existingLoginCode/:loginCode",
    {
      summary: "Whether a television's code waits, was confirmed or is over",
      auth: "public",
      rate: "lookup",
      refusals: [],
    },
    ({ params }) => pairingStatus(deps, params.loginCode),
  );

  routes.add(
    "POST /smarttv/confirmLoginCode/:loginCode",
    {
      summary: "Vouch for the television that shows this code, and choose what it plays",
      auth: "user",
      rate: "lookup",
      refusals: [
        "login_code_expired",
        "tv_already_started",
        "account_blocked",
        "subscription_expired",
        "guest_limit",
        "game_not_offered",
      ],
    },
    ({ params, user, body }) => confirmPairing(deps, user, params.loginCode, body),
  );

  routes.add(
    "POST /smarttv/createSession",
    {
      summary: "Open a room on a television whose code was confirmed",
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
    ({ body }) => createTvSession(deps, body),
  );

  routes.add(
    "GET /smarttv/:gameCode",
    {
      summary: "The room as its television needs it when it comes back",
      auth: "room",
      rate: "read",
      refusals: [],
    },
    ({ caller }) => tvRoom(caller),
  );
}
