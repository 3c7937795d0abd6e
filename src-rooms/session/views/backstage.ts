import type {
  Backstage,
  BackstageEntry,
  BackstageItem,
} from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { gameOwner, isSeated } from "../model/people.ts";
import { NO_BACKSTAGE, type Games, type RoomState } from "../model/state.ts";

/** Is this the phone of somebody who works backstage: whoever leads, and the co-hosts? */
export function isBackstage(state: RoomState, id: PlayerId): boolean {
  return isSeated(state, id) && (gameOwner(state) === id || state.seats[id]?.coHost === true);
}

/** What players made that is on its way to the screens. */
export function backstageItems(state: RoomState, games: Games): readonly BackstageItem[] {
  const { game } = state;
  return (game && games[game.gameType]?.backstage?.(game.state)) ?? [];
}

/**
 * What a phone backstage sees: everything while the host wants a backstage, else what players
 * reported. Never who made it, so that whoever helps can still play (SE22). Undefined for all others.
 */
export function backstageOf(state: RoomState, id: PlayerId, games: Games): Backstage | undefined {
  return isBackstage(state, id) ? wholeBackstage(state, games) : undefined;
}

/** The same for a phone with the host's rights and no seat. */
export function wholeBackstage(state: RoomState, games: Games): Backstage | undefined {
  const { game, clock } = state;
  if (!game || clock.stage.name === "GAME_END") return undefined;
  const mode = game.settings.backstage;
  const { reported } = game.backstage ?? NO_BACKSTAGE;
  const items: Record<string, BackstageEntry> = {};
  for (const item of backstageItems(state, games)) {
    const isReported = reported.includes(item.id);
    if (mode === "off" && !isReported) continue;
    const { kind, text, src, status } = item;
    items[item.id] = {
      kind,
      text,
      status,
      ...(src !== undefined && { src }),
      ...(isReported && { reported: true }),
    };
  }
  if (mode === "off" && Object.keys(items).length === 0) return undefined;
  return { mode, items };
}
