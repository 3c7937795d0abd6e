import { BACKSTAGE_LOOKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { Refusal } from "../../games/game.ts";
import type {
  Backstage,
  BackstageEntry,
  BackstageItem,
  Verdict,
} from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { endStage } from "../flow.ts";
import { gameOwner, isActing, isSeated } from "../model/people.ts";
import { hearGame, tellGame } from "../play/play.ts";
import type { BackstageSection, Games, RoomState } from "../model/state.ts";
import type { Turn } from "../model/turn.ts";

const NOTHING: BackstageSection = { lookedAt: [], reported: [] };

/** Is this the phone of somebody who works backstage: whoever leads, and the co-hosts? */
export function isBackstage(state: RoomState, id: PlayerId): boolean {
  return isSeated(state, id) && (gameOwner(state) === id || state.seats[id]?.coHost === true);
}

function itemsOf(state: RoomState, games: Games): readonly BackstageItem[] {
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
  const { reported } = game.backstage ?? NOTHING;
  const items: Record<string, BackstageEntry> = {};
  for (const item of itemsOf(state, games)) {
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

function waitingIds(turn: Turn): string[] {
  return itemsOf(turn.state, turn.games)
    .filter(({ status }) => status === "waiting")
    .map(({ id }) => id);
}

/** The host makes a seat a co-host, or not any more (SE21). */
export function setCoHost(turn: Turn, id: PlayerId, on: boolean): Refusal | undefined {
  const seat = turn.state.seats[id];
  if (!seat || seat.robot || seat.crowd || !isSeated(turn.state, id))
    return { refused: "player_not_found" };
  const { coHost: _before, ...rest } = seat;
  turn.set("seats", { [id]: on ? { ...rest, coHost: true } : rest });
  return undefined;
}

/** Somebody backstage decided about a thing (SE22). */
export function moderate(turn: Turn, itemId: string, verdict: Verdict): Refusal | undefined {
  const item = itemsOf(turn.state, turn.games).find(({ id }) => id === itemId);
  if (!item) return { refused: "not_found" };
  tellGame(turn, { type: "moderated", itemId, verdict });
  const { held } = turn.state.clock;
  if (held && waitingIds(turn).length === 0) endStage(turn);
  return undefined;
}

/** A player says that a thing should not be seen: it comes before backstage (SE25). */
export function report(turn: Turn, itemId: string, by?: PlayerId): Refusal | undefined {
  const { game } = turn.state;
  if (!game) return { refused: "no_game_running" };
  if (!itemsOf(turn.state, turn.games).some(({ id }) => id === itemId)) {
    return { refused: "not_found" };
  }
  const before = game.backstage ?? NOTHING;
  if (!before.reported.includes(itemId)) {
    turn.setGame({ backstage: { ...before, reported: [...before.reported, itemId] } });
  }
  if (by !== undefined) hearGame(turn, { type: "reported", playerId: by, itemId });
  return undefined;
}

/**
 * Before an input stage of a game ends: does it wait for backstage (SE24)? It waits once for each
 * thing, only while somebody is there to look.
 */
export function holdForBackstage(turn: Turn): boolean {
  const { game, clock } = turn.state;
  if (!game || clock.stage.kind !== "input" || clock.stage.key === "") return false;
  const mode = game.settings.backstage;
  if (mode === "off" || clock.held) return false;
  const before = game.backstage ?? NOTHING;
  const fresh = waitingIds(turn).filter((id) => !before.lookedAt.includes(id));
  if (fresh.length === 0) return false;
  turn.setGame({ backstage: { ...before, lookedAt: [...before.lookedAt, ...fresh] } });
  const hasRemote = (turn.state.presence.remotes?.length ?? 0) > 0;
  const isLooking =
    hasRemote ||
    playerIdsOf(turn.state.seats).some(
      (id) => isBackstage(turn.state, id) && isActing(turn.state, id),
    );
  if (!isLooking) return false;
  const endsAt = turn.now + BACKSTAGE_LOOKS_MS[mode];
  turn.set("clock", { held: true, robots: {}, stage: { ...clock.stage, endsAt } });
  return true;
}
