import type { Access } from "../../src-shared/catalog/games/facts.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { defaultSettings } from "../../src-shared/catalog/defaultSettings.ts";
import { gameId, stageId, type GameCode } from "../../src-shared/protocol/ids.ts";
import { randomFrom, seeded } from "../games/random.ts";
import { NO_CROWD, type RoomState } from "./model/state.ts";
import { uuid } from "./model/uuid.ts";

export interface NewRoom {
  readonly gameCode: GameCode;
  readonly hostType: HostType;
  readonly hostUserId: string;
  readonly hostAccess?: Access;
  /** ms since 1970; absent: nothing that could run out. */
  readonly paidUntil?: number;
  readonly isPublic: boolean;
  readonly language: Language;
  /** Opened by a test account. */
  readonly testing?: boolean;
  readonly gameType?: GameType;
  /** Address of the night's reel, from real chance. */
  readonly reelId?: string;
  /** Three words of entropy: with them and the journal the room replays exactly. */
  readonly seed: readonly [number, number, number];
  readonly now: number;
}

/** A room just opened: an empty lobby. */
export function createRoom(wish: NewRoom): RoomState {
  const random = randomFrom(seeded(wish.seed));
  const { now, gameType } = wish;
  const roomId = uuid(now, random);
  const chosen = gameType && {
    gameId: gameId(uuid(now, random)),
    gameType,
    settings: defaultSettings(gameType, wish.language),
  };
  return {
    room: {
      roomId,
      gameCode: wish.gameCode,
      hostType: wish.hostType,
      hostUserId: wish.hostUserId,
      ...(wish.hostAccess && { hostAccess: wish.hostAccess }),
      ...(wish.paidUntil !== undefined && { paidUntil: wish.paidUntil }),
      isPublic: wish.isPublic,
      testing: wish.testing ?? false,
      language: wish.language,
      active: true,
      hostSpectate: false,
      createdAt: now,
      ...(chosen && { chosen }),
      ...(wish.reelId !== undefined && { reelId: wish.reelId }),
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
