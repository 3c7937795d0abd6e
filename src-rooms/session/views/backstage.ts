import type {
  Backstage,
  BackstageEntry,
  BackstageItem,
} from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { gameOwner, isSeated } from "../model/people.ts";
import { randomFrom, seeded, type Random, type Seed } from "../../games/random.ts";
import { NO_BACKSTAGE, type Games, type RoomState } from "../model/state.ts";

/** Odd numbers, each of which mixes the letters of an id in its own way. */
const FACTORS = [0x01000193, 0x85ebca6b, 0xc2b2ae35] as const;

/** Whether this is the phone of somebody who works backstage: the game owner or a co-host. */
export function isBackstage(state: RoomState, id: PlayerId): boolean {
  return isSeated(state, id) && (gameOwner(state) === id || state.seats[id]?.coHost === true);
}

/** Things that players made and that are on their way to the screens. */
export function backstageItems(state: RoomState, games: Games): readonly BackstageItem[] {
  const { game } = state;
  return (game && games[game.gameType]?.backstage?.(game.state)) ?? [];
}

/** Seats that made exactly this: a text of the running game, or their own name. */
export function makersOf(state: RoomState, games: Games, content: string): readonly PlayerId[] {
  const texts = backstageItems(state, games).flatMap(({ playerId, text }) =>
    playerId !== undefined && text === content ? [playerId] : [],
  );
  const names = playerIdsOf(state.seats).filter((id) => state.seats[id]?.alias === content);
  return [...new Set([...texts, ...names])];
}

/** A secret of this game that never leaves the room. No random number is used up for it. */
export function newItemKey(random: Random): Seed {
  const [a, b, c] = random.state();
  const other = randomFrom(seeded([c, a, b]));
  return [other.below(2 ** 32), other.below(2 ** 32), other.below(2 ** 32)];
}

/**
 * The id by which phones backstage know an item. The game's own id may reveal who made it (SE22), so they get
 * one that is always the same, and that nobody can work out: a host who plays knows everything else about the
 * room.
 */
export function backstageId({ room, game }: RoomState, itemId: string): string {
  const secret = game?.backstage?.itemKey?.join(" ") ?? room.hostUserId;
  const text = `${secret} ${room.roomId} ${game?.gameId} ${itemId}`;
  const [one, two, three] = FACTORS.map((factor) => {
    let bits: number = factor;
    for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), factor);
    return bits;
  });
  const random = randomFrom(seeded([one ?? 0, two ?? 0, three ?? 0]));
  const digits = Array.from({ length: 12 }, () => random.below(16).toString(16));
  return `item-${digits.join("")}`;
}

/**
 * What a phone backstage sees: everything if the host wants a backstage, otherwise only what players
 * reported. It never includes who made it, so that helpers can still play (SE22). Undefined for all other
 * phones.
 */
export function backstageOf(state: RoomState, id: PlayerId, games: Games): Backstage | undefined {
  return isBackstage(state, id) ? wholeBackstage(state, games) : undefined;
}

/**
 * Items with the ids that phones get for them. Those whose makers are still secret come last, by these ids: a
 * game may list them by seat, and a phone that comes back would read from their places who made which.
 */
function withoutMakersOrder(
  state: RoomState,
  items: readonly BackstageItem[],
): (readonly [string, BackstageItem])[] {
  const named = items.map((item) => [backstageId(state, item.id), item] as const);
  const secret = named.filter(([, { unseen }]) => unseen);
  const known = named.filter(([, { unseen }]) => !unseen);
  return [...known, ...secret.toSorted(([one], [other]) => (one < other ? -1 : 1))];
}

/** The same, without a check of the seat: for a phone with the host's rights and no seat. */
export function wholeBackstage(state: RoomState, games: Games): Backstage | undefined {
  const { game, clock } = state;
  if (!game || clock.stage.name === "GAME_END") return undefined;
  const mode = game.settings.backstage;
  const { reported } = game.backstage ?? NO_BACKSTAGE;
  const items: Record<string, BackstageEntry> = {};
  for (const [id, item] of withoutMakersOrder(state, backstageItems(state, games))) {
    const isReported = reported.includes(item.id);
    if (mode === "off" && !isReported) continue;
    const { kind, text, src, status } = item;
    items[id] = {
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
