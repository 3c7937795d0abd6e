import type { Refusal } from "../../games/game.ts";
import type { Backstage } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { backstageOf, wholeBackstage } from "./backstage.ts";
import type { Actor, Input } from "../model/inputs.ts";
import { isRemote, isSeated } from "../model/people.ts";
import type { Games, RoomState } from "../model/state.ts";
import { allTopics } from "./views.ts";

/** The seat that may bring a photo now, or why the caller may not. */
export function photographer(state: RoomState, games: Games, actor: Actor): PlayerId | Refusal {
  const { game } = state;
  if (!state.room.active) return { refused: "game_over" };
  if (!game) return { refused: "no_game_running" };
  if (actor.kind !== "player" || !isSeated(state, actor.playerId)) return { refused: "not_yours" };
  // A crowd has no photos of its own: they would belong to everybody in it.
  if (actor.member !== undefined) return { refused: "not_yours" };
  const mayBring = games[game.gameType]?.photos?.mayBring(game.state, actor.playerId) ?? false;
  return mayBring ? actor.playerId : { refused: "stage_over" };
}

/** Whether this command uses a photo that somebody else brought, or that does not exist. */
export function usesForeignPhoto(
  state: RoomState,
  games: Games,
  input: Input,
  ownerOf: (photoId: string) => PlayerId | undefined,
): boolean {
  if (input.type !== "command" || input.command.topic !== "move") return false;
  const rules = state.game && games[state.game.gameType];
  if (!rules?.photos) return false;
  const move = rules.moveSchema.safeParse(input.command.body.move);
  const photoId = move.success ? rules.photos.usedBy(move.data) : undefined;
  if (photoId === undefined) return false;
  const { actor } = input;
  return actor.kind !== "player" || ownerOf(photoId) !== actor.playerId;
}

/** Whether the caller may see this photo: it is theirs, or the room shows it to them. */
export function maySeePhoto(
  state: RoomState,
  games: Games,
  actor: Actor,
  photo: { readonly id: string; readonly owner: PlayerId },
): boolean {
  const seat = actor.kind === "player" ? actor.playerId : undefined;
  if (seat === photo.owner) return true;
  if (seat !== undefined && !isSeated(state, seat)) return false;
  const told = [allTopics(state, games, seat), backstageFor(state, games, actor)];
  return JSON.stringify(told).includes(photo.id);
}

/** What this caller sees backstage on their own screen. */
function backstageFor(state: RoomState, games: Games, actor: Actor): Backstage | undefined {
  if (actor.kind === "player") return backstageOf(state, actor.playerId, games);
  const isLent = actor.kind === "remote" && isRemote(state, actor.remoteId);
  return isLent ? wholeBackstage(state, games) : undefined;
}
