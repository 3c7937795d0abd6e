import { isCover } from "../../../../src-shared/protocol/cover.ts";
import type { Deps } from "../../../shared/deps.ts";
import { cameFrom } from "../../../http/middleware/cameFrom.ts";
import { demandNoGuess, foundCode } from "../../../http/middleware/foundCodes.ts";
import type { Routes } from "../../../http/route.ts";
import { makeLink, openLink } from "./links.usecases.ts";

/** Adds the routes for links into a room: for a seat on another phone, a remote, the crowd, a screen. */
export function addLinkRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /gameSession/openLink",
    {
      id: "openLink",
      summary: "Open a link of a room",
      description:
        "What the link of `makeLink` gives depends on its kind: the seat that moves to this device, the rights of a remote, one place in the crowd, or a second screen, or a picture over a stream. A code without a token leads into the crowd of a room that has one.",
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
      if (!isCover(body.gameCode)) await demandNoGuess(deps.config, c.req.raw, body.gameCode);
      const opened = await openLink(deps, body, await cameFrom(deps, c, body.gameCode));
      // A genuine link is not a guess, neither for this caller nor for others behind the same address.
      foundCode(deps.config, c.req.raw, body.gameCode, deps.now());
      return opened;
    },
  );

  routes.add(
    "POST /gameSession/:gameCode/link",
    {
      id: "makeLink",
      summary: "Make a link into the room",
      description:
        "It moves a seat, lends the host's rights, leads into the crowd, or shows the room on a screen or over a stream. While the room keeps its code to itself, the crowd's link is one for a stream's chat: it works for ten minutes or until there is a newer one, and names the room by a cover. A link for a seat is made by who sits there, the others by the host. Put its token into an address or a QR code that the other device opens.",
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
