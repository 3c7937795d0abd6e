import { BACKSTAGE_LOOKS_MS } from "../../src-shared/catalog/limits.ts";
import type { Verdict } from "../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Refusal } from "../games/game.ts";
import { endStage } from "./flow.ts";
import { isActing, isSeated } from "./model/people.ts";
import { NO_BACKSTAGE } from "./model/state.ts";
import type { Transaction } from "./model/transaction.ts";
import { dispatchRoomEvent, dispatchGameEvent } from "./play/play.ts";
import { backstageId, backstageItems, isBackstage } from "./views/backstage.ts";

function waitingIds(tx: Transaction): string[] {
  return backstageItems(tx.state, tx.games)
    .filter(({ status }) => status === "waiting")
    .map(({ id }) => id);
}

/** Makes a seat a co-host, or ends that (SE21). */
export function setCoHost(tx: Transaction, id: PlayerId, on: boolean): Refusal | undefined {
  const seat = tx.state.seats[id];
  if (!seat || seat.robot || seat.crowd || !isSeated(tx.state, id))
    return { refused: "player_not_found" };
  const { coHost: _before, ...rest } = seat;
  tx.set("seats", { [id]: on ? { ...rest, coHost: true } : rest });
  return undefined;
}

/** Applies a decision that somebody backstage made about an item (SE22), given by its `backstageId`. */
export function moderate(tx: Transaction, knownAs: string, verdict: Verdict): Refusal | undefined {
  // The podium keeps what it got: who believes to have hidden something there must hear that it is too late.
  if (tx.state.clock.stage.name === "GAME_END") return { refused: "stage_over" };
  const items = backstageItems(tx.state, tx.games);
  const item = items.find(({ id }) => backstageId(tx.state, id) === knownAs);
  if (!item) return { refused: "not_found" };
  dispatchGameEvent(tx, { type: "moderated", itemId: item.id, verdict });
  const { held } = tx.state.clock;
  if (held && waitingIds(tx).length === 0) endStage(tx);
  return undefined;
}

/** Reports an item that a player thinks should not be shown: it appears backstage (SE25). */
export function report(tx: Transaction, itemId: string, by?: PlayerId): Refusal | undefined {
  const { game, clock } = tx.state;
  if (!game || clock.stage.name === "GAME_END") return { refused: "no_game_running" };
  const item = backstageItems(tx.state, tx.games).find(({ id }) => id === itemId);
  if (!item || item.unseen) return { refused: "not_found" };
  const before = game.backstage ?? NO_BACKSTAGE;
  if (!before.reported.includes(itemId)) {
    tx.setGame({ backstage: { ...before, reported: [...before.reported, itemId] } });
  }
  if (by !== undefined) dispatchRoomEvent(tx, { type: "reported", playerId: by, itemId });
  return undefined;
}

/**
 * Called before an input stage of a game ends: holds the stage if it has to wait for the backstage (SE24),
 * and returns whether it does. It waits once for each item, and only while somebody is there to look.
 */
export function holdForBackstage(tx: Transaction): boolean {
  const { game, clock } = tx.state;
  if (!game || clock.stage.kind !== "input" || clock.stage.key === "") return false;
  const mode = game.settings.backstage;
  if (mode === "off" || clock.held) return false;
  const before = game.backstage ?? NO_BACKSTAGE;
  const fresh = waitingIds(tx).filter((id) => !before.lookedAt.includes(id));
  if (fresh.length === 0) return false;
  tx.setGame({ backstage: { ...before, lookedAt: [...before.lookedAt, ...fresh] } });
  const hasRemote = (tx.state.presence.remotes?.length ?? 0) > 0;
  const isLooking =
    hasRemote ||
    playerIdsOf(tx.state.seats).some((id) => isBackstage(tx.state, id) && isActing(tx.state, id));
  if (!isLooking) return false;
  const endsAt = tx.now + BACKSTAGE_LOOKS_MS[mode];
  tx.set("clock", { held: true, robots: {}, stage: { ...clock.stage, endsAt } });
  return true;
}
