import { tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { PLAYER_AVATARS, ROBOT_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Refusal } from "../../games/game.ts";
import type { Input } from "../model/inputs.ts";
import { isSeated, usedAvatars } from "../model/people.ts";
import { refusalOfAlias, refusalOfRunning } from "../model/rights.ts";
import type { Transaction } from "../model/transaction.ts";
import { afterPeopleChanged, dispatchRoomEvent } from "../play/play.ts";
import { seatAudience } from "./seats.ts";

/** Updates a person's name and avatar on the last game's podium. */
function signPodium(tx: Transaction, id: PlayerId): void {
  const { lastGame } = tx.state.room;
  const seat = tx.state.seats[id];
  if (!seat || !lastGame?.podium.some(({ playerId }) => playerId === id)) return;
  const { alias, avatarSrc } = seat;
  const podium = lastGame.podium.map((entry) =>
    entry.playerId === id ? { ...entry, alias, avatarSrc } : entry,
  );
  tx.set("room", { lastGame: { ...lastGame, podium } });
}

/** Changes a seat's alias or avatar (SE74). */
export function updateSeat(
  tx: Transaction,
  { playerId: id, alias, avatarSrc }: Extract<Input, { type: "updateSeat" }>,
): Refusal | undefined {
  const seat = tx.state.seats[id];
  if (!seat || !isSeated(tx.state, id)) return { refused: "player_not_found" };
  const running = tx.state.clock.paused ? undefined : refusalOfRunning(tx);
  if (running) return running;
  const tidied = alias === undefined ? seat.alias : tidyAlias(alias);
  const refused = alias === undefined ? undefined : refusalOfAlias(tx.state, tidied);
  if (refused) return refused;
  if (avatarSrc !== undefined && avatarSrc !== seat.avatarSrc) {
    const faces = seat.robot ? ROBOT_AVATARS : PLAYER_AVATARS;
    if (!faces.some(({ src }) => src === avatarSrc)) return { refused: "avatar_unknown" };
    if (usedAvatars(tx.state).includes(avatarSrc)) return { refused: "error.avatar_in_use" };
  }
  tx.set("seats", { [id]: { ...seat, alias: tidied, avatarSrc: avatarSrc ?? seat.avatarSrc } });
  tx.playerId = id;
  signPodium(tx, id);
  if (tidied !== seat.alias) {
    dispatchRoomEvent(tx, { type: "renamed", playerId: id, alias: tidied });
  }
  // Somebody in the audience may now have an avatar that no seated person has, and can move up.
  seatAudience(tx);
  afterPeopleChanged(tx);
  return undefined;
}
