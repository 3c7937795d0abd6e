import { BACKSTAGE_LOOKS_MS } from "../../src-shared/catalog/limits.ts";
import type { Verdict } from "../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Refusal } from "../games/game.ts";
import { endStage } from "./flow.ts";
import { isActing, isSeated } from "./model/people.ts";
import { NO_BACKSTAGE } from "./model/state.ts";
import type { Turn } from "./model/turn.ts";
import { hearGame, tellGame } from "./play/play.ts";
import { backstageItems, isBackstage } from "./views/backstage.ts";

function waitingIds(turn: Turn): string[] {
  return backstageItems(turn.state, turn.games)
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
  const item = backstageItems(turn.state, turn.games).find(({ id }) => id === itemId);
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
  if (!backstageItems(turn.state, turn.games).some(({ id }) => id === itemId)) {
    return { refused: "not_found" };
  }
  const before = game.backstage ?? NO_BACKSTAGE;
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
  const before = game.backstage ?? NO_BACKSTAGE;
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
