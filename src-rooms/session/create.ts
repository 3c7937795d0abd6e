import type { Access } from "../../src-shared/catalog/games/facts.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { defaultSettings } from "../../src-shared/catalog/defaultSettings.ts";
import { gameId, stageId, type GameCode } from "../../src-shared/protocol/ids.ts";
import { randomFrom, seeded, uuid, type Seed } from "../games/random.ts";
import { NO_CROWD } from "./model/sections.ts";
import type { RoomState } from "./model/state.ts";

interface NewRoom {
  readonly gameCode: GameCode;
  readonly hostType: HostType;
  readonly hostUserId: string;
  readonly hostAccess?: Access;
  /** ms since 1970; absent when it has no end. */
  readonly paidUntil?: number;
  readonly isPublic: boolean;
  readonly language: Language;
  /** Opened by a test account. */
  readonly testing?: boolean;
  readonly gameType?: GameType;
  /** Address of the night's reel, from the platform's entropy. */
  readonly reelId?: string;
  /** Three words of entropy: with them and the journal the room can be replayed exactly. */
  readonly seed: Seed;
  readonly now: number;
}

/** The id of a room created from this seed at this time, ms since 1970. */
export function roomIdOf(seed: Seed, now: number): string {
  return uuid(now, randomFrom(seeded(seed)));
}

/**
 * Returns the state of a room that has just opened: an empty lobby. Its id is what `roomIdOf` returns for the
 * same seed and time.
 */
export function createRoom(params: NewRoom): RoomState {
  const random = randomFrom(seeded(params.seed));
  const { now, gameType } = params;
  const roomId = uuid(now, random);
  const chosen = gameType && {
    gameId: gameId(uuid(now, random)),
    gameType,
    settings: defaultSettings(gameType, params.language),
  };
  return {
    room: {
      roomId,
      gameCode: params.gameCode,
      hostType: params.hostType,
      hostUserId: params.hostUserId,
      ...(params.hostAccess && { hostAccess: params.hostAccess }),
      ...(params.paidUntil !== undefined && { paidUntil: params.paidUntil }),
      isPublic: params.isPublic,
      testing: params.testing ?? false,
      language: params.language,
      active: true,
      hostSpectate: false,
      createdAt: now,
      ...(chosen && { chosen }),
      ...(params.reelId !== undefined && { reelId: params.reelId }),
      nextPlayerId: 1,
      nextStageId: 2,
      nextRoundId: 1,
    },
    seats: {},
    presence: { seats: {}, hostScreens: 0, screens: 0, emptySince: now },
    packs: { ids: [], packs: [] },
    crowd: NO_CROWD,
    game: null,
    clock: {
      stage: { stageId: stageId(1), name: "LOBBY", kind: "lobby", key: "", startedAt: now },
      warned: false,
      ready: [],
      robots: {},
    },
    random: random.state(),
  };
}
