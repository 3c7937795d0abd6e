import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Screen } from "../sockets/screens.ts";
import type { Platform } from "./platform.ts";

/** Returns when the newest heartbeat of each seat was answered automatically, ms since 1970. */
export function heartbeatsOf(
  screens: readonly Screen[],
  platform: Pick<Platform, "lastHeartbeatAt">,
): Record<PlayerId, number> {
  const seen: Record<PlayerId, number> = {};
  for (const screen of screens) {
    const actor = screen.state?.actor;
    if (actor?.kind !== "player") continue;
    seen[actor.playerId] = Math.max(seen[actor.playerId] ?? 0, platform.lastHeartbeatAt(screen));
  }
  return seen;
}
