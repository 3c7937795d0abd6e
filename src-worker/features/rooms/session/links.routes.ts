import { isCover } from "../../../../src-shared/protocol/cover.ts";
import type { Deps } from "../../../shared/deps.ts";
import { callerOrigin } from "../../../http/middleware/callerOrigin.ts";
import { limitGuesses, foundCode } from "../../../http/middleware/foundCodes.ts";
import type { Routes } from "../../../http/route.ts";
import { makeLink, openLink } from "./links.usecases.ts";

/** Adds the routes for links into a room: for a seat on another phone, a remote, the crowd, a screen. */
export function addLinkRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /gameSession/openLink",
    {
      id: "openLink",
      summary: "Open a link into a room",
      description:
        "Depending on its kind, a link from `makeLink` moves a seat to this device, grants the rights of a remote, gives a place in the crowd, or opens a second screen or an overlay for a stream. A code without a token leads into the room's crowd, if it has one.",
      auth: "public",
      rate: "write",
      refusals: [
        "link_forged",
        "link_expired",
        "link_used",
        "crowd_closed",
        "too_many_remotes",
        "player_not_found",
        "error.max_players_reached",
        "game_not_found",
        "game_over",
        "kicked",
      ],
    },
    async ({ c, body }) => {
      // Covers cannot be guessed, so only codes are limited.
      if (!isCover(body.gameCode)) await limitGuesses(deps.config, c.req.raw, body.gameCode);
      const opened = await openLink(deps, body, await callerOrigin(deps, c, body.gameCode));
      // A genuine link is not a guess, neither for this caller nor for others behind the same address.
      foundCode(deps.config, c.req.raw, body.gameCode, deps.now());
      return opened;
    },
  );

  routes.add(
    "POST /gameSession/:gameCode/link",
    {
      id: "makeLink",
      summary: "Create a link into a room",
      description:
        "Pass the returned token on in a URL or QR code for the other device. A link to a seat can be created by its player or the host, every other kind only by the host. While the room hides its code, the crowd's link is meant for a stream's chat: it works for ten minutes or until a newer one is created, and contains a cover instead of the code.",
      auth: "room",
      rate: "write",
      refusals: [
        "not_host",
        "not_yours",
        "player_not_found",
        "crowd_closed",
        "too_many_remotes",
        "game_over",
      ],
    },
    ({ caller, body }) => makeLink(deps, caller, body),
  );
}
