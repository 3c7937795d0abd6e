import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { GameSettings, GameSettingsPatch } from "../../../src-shared/catalog/settings.ts";
import type { StreamDelay } from "../../../src-shared/catalog/streams.ts";
import type { CloseCode } from "../../../src-shared/protocol/closeCodes.ts";
import type {
  Evening,
  GameEnd,
  Keepsake,
  PaymentStatus,
  Round,
} from "../../../src-shared/protocol/entities.ts";
import type { EventFrame } from "../../../src-shared/protocol/frames.ts";
import type { GameCode, GameId, PlayerId, StageId } from "../../../src-shared/protocol/ids.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import type { LeftAnswer } from "../../games/game.ts";
import type { Seed } from "../../games/random.ts";
import type { ExistingAnswers, RoomState, SeenContent, SeenInk, Ticket, Wanted } from "./state.ts";

/** Who asks. A host screen and a seat may both hold the host's rights. */
export type Actor =
  | { readonly kind: "host" }
  | { readonly kind: "spectator" }
  | {
      readonly kind: "player";
      readonly playerId: PlayerId;
      /** One of the many people in this seat. */
      readonly member?: number;
    }
  /** A phone with the host's rights and no seat. */
  | { readonly kind: "remote"; readonly remoteId: number }
  | { readonly kind: "onlooker" };

/** Where somebody came from, as far as the HTTP side can tell; hashes that mean nothing in any other room. */
export interface CameFrom {
  /** The browser, by a mark it carries for some days. */
  readonly device: string;
  /** Since when it carries that, ms since 1970. */
  readonly since: number;
  /** Network and kind of browser; absent where many strangers share them. */
  readonly way?: string;
}

/** Everything that can happen to a room. Accepted inputs are the journal: with the seed they replay it. */
export type Input = Happening & {
  /** Three words of entropy, with an input that began a game: who knew the room's chance knows nothing of it. */
  readonly chance?: Seed;
};

type Happening =
  | {
      readonly type: "join";
      readonly alias: string;
      readonly avatarSrc: string;
      /** Content to watch when all seats are taken. */
      readonly audience: boolean;
      /** Proved to be the room's host: the seat gets the host's rights. */
      readonly asHost: boolean;
      readonly userId?: string;
      readonly cameFrom?: CameFrom;
    }
  | { readonly type: "rejoin"; readonly playerId: PlayerId }
  | {
      readonly type: "updateSeat";
      readonly playerId: PlayerId;
      readonly alias?: string;
      readonly avatarSrc?: string;
    }
  /** A link that works once was made. */
  | { readonly type: "invite"; readonly actor: Actor; readonly ticket: Ticket }
  /** Such a link was opened: the first device that does has what it gives. */
  | { readonly type: "redeem"; readonly ticketId: string; readonly cameFrom?: CameFrom }
  /** What the sections of the crowd count, added up. */
  | { readonly type: "crowdSums"; readonly sums: CrowdSums }
  | { readonly type: "quit"; readonly playerId: PlayerId }
  /** Somebody who sits here makes the night one of their circle's, or is of the circle it belongs to. */
  | {
      readonly type: "circle";
      readonly playerId: PlayerId;
      readonly circleId: string;
      /** The account of whoever sits there, a guest's too. */
      readonly userId: string;
      /** The circle the night belonged to was deleted since. */
      readonly gone?: string;
    }
  | { readonly type: "updateRoom"; readonly actor: Actor; readonly change: RoomChange }
  | {
      readonly type: "createGame";
      readonly actor: Actor;
      readonly gameType: GameType;
      readonly settings: GameSettingsPatch;
    }
  | { readonly type: "command"; readonly actor: Actor; readonly command: Command }
  /** The packs a game is about to use were fetched; those that are gone are left out. */
  | {
      readonly type: "packs";
      readonly ids: readonly string[];
      readonly packs: readonly PackContent[];
    }
  /** How long the host has paid for (ms since 1970), and a payment for this room where there is one. */
  | {
      readonly type: "payment";
      readonly paidUntil?: number;
      readonly status?: PaymentStatus["status"];
    }
  /** By the people who run the service. */
  | { readonly type: "moderate"; readonly action: Moderation }
  /** What earlier players left for the game that is about to start was fetched. */
  | { readonly type: "existing"; readonly existing: ExistingAnswers }
  /** What the host and the people here saw of the game that is about to start was fetched. */
  | { readonly type: "seen"; readonly seen: SeenContent }
  /** A better line for what a robot is about to say in this stage. */
  | {
      readonly type: "robotLine";
      readonly stageId: StageId;
      readonly playerId: PlayerId;
      readonly about: string;
      readonly text: string;
    }
  /** The room woke under a build whose games may keep another shape of state. */
  | { readonly type: "upgrade" }
  /** Which sockets are open: said whole, whenever it changes, so that it can never drift. */
  | {
      readonly type: "sockets";
      readonly players: readonly PlayerId[];
      readonly hostScreens: number;
      readonly screens: number;
      readonly remotes?: readonly number[];
    }
  /** The first ink came onto a canvas, or the last went. Strokes themselves are no inputs. */
  | {
      readonly type: "inked";
      readonly sheet: number;
      readonly canvas: number;
      readonly inked: boolean;
    }
  /**
   * A deadline may have passed. `seen` are the newest heartbeats, ms since 1970; `ink` what a robot sees of the
   * canvases that looks up now.
   */
  | {
      readonly type: "tick";
      readonly seen: Readonly<Record<PlayerId, number>>;
      readonly ink?: SeenInk;
    };

/** What a crowd wants by now, whole: not what came since. */
export interface CrowdSums {
  /** Sections there are. */
  readonly sections: number;
  /** People whose phones are connected. */
  readonly people: number;
  /** The stage the rest belongs to. */
  readonly stageId: StageId;
  readonly ready: number;
  /** By question. */
  readonly ballots: Readonly<Record<string, BallotSums>>;
}

/** What a crowd, or one section of it, wants in one question. */
export interface BallotSums {
  /** How often the question had been counted when this was wanted. */
  readonly turn: number;
  /** People who are there and whose whole choice is in. */
  readonly voted: number;
  /** What is wanted, in the order in which it was wanted first; of very many things the most wanted. */
  readonly wanted: readonly Wanted[];
  /** Counted this long after the first vote, ms. */
  readonly within?: number;
}

export type Moderation = "close" | "makePrivate";

export interface RoomChange {
  readonly isPublic?: boolean;
  readonly language?: Language;
  readonly gameType?: GameType;
  readonly hostSpectate?: boolean;
  readonly codeHidden?: boolean;
  readonly streamDelay?: StreamDelay;
}

/** A journal as `npm run replay` reads it: where it began, what happened, where it must end. */
export interface JournalFile {
  readonly format: "hubbub-journal-1";
  readonly baseline: RoomState;
  /** `id`: of the command a socket sent. */
  readonly inputs: readonly { readonly at: number; readonly input: Input; readonly id?: string }[];
  readonly state: RoomState;
}

/** What D1 is told; each row replaces an earlier one with the same id. */
export type OutboxRow =
  | { readonly kind: "room"; readonly id: string; readonly body: RoomRecord }
  | { readonly kind: "gameStarted"; readonly id: string; readonly body: GameStartRecord }
  | { readonly kind: "gameEnded"; readonly id: string; readonly body: GameEndRecord }
  | { readonly kind: "keepsakes"; readonly id: string; readonly body: KeepsakesRecord }
  | { readonly kind: "leftAnswers"; readonly id: string; readonly body: LeftAnswersRecord }
  | { readonly kind: "reel"; readonly id: string; readonly body: ReelRecord }
  | { readonly kind: "seatOwner"; readonly id: string; readonly body: SeatOwnerRecord };

export interface RoomRecord {
  readonly roomId: string;
  readonly gameCode: GameCode;
  readonly gameId?: GameId;
  readonly gameType?: GameType;
  readonly hostType: HostType;
  readonly hostUserId: string;
  readonly isPublic: boolean;
  readonly language: Language;
  readonly active: boolean;
  readonly createdAt: number;
  readonly playerCount: number;
}

export interface GameStartRecord {
  readonly gameId: GameId;
  readonly roomId: string;
  readonly gameCode: GameCode;
  readonly gameType: GameType;
  readonly settings: GameSettings;
  readonly startedAt: number;
  readonly playerCount: number;
  /** Absent: an earlier build told it. */
  readonly hostUserId?: string;
}

export interface GameEndRecord {
  readonly gameId: GameId;
  readonly endedAt: number;
  readonly rounds: Round;
  readonly end: Omit<GameEnd, "keepsakes">;
  /** Accounts behind seats, for the profile page. */
  readonly users: Readonly<Record<PlayerId, string>>;
  /** Address of the night's reel; absent: it has none, or an earlier build told it. */
  readonly reelId?: string;
  /** Absent, as `shown`: a build told it that remembered neither. */
  readonly hostUserId?: string;
  /** Ids of the content that people saw, in its order. */
  readonly shown?: readonly string[];
  /** Packs it was played with, and how their entries fared; absent: there were none. */
  readonly packs?: readonly PackPlayed[];
  /** How many people left for good, by the stage they left in; absent: nobody did. */
  readonly dropOuts?: Readonly<Record<string, number>>;
}

/** How a pack's entries fared in one game, by `entryKey`: how often each came up, and fell flat. */
export interface PackPlayed {
  readonly packId: string;
  readonly shown: Readonly<Record<string, number>>;
  readonly flat: Readonly<Record<string, number>>;
}

/** All that is left of what a game's players made; none: the row goes. */
export interface KeepsakesRecord {
  readonly gameId: GameId;
  readonly keepsakes: readonly Keepsake[];
  /** The game's summary since somebody took something away; absent: as it was told with the end. */
  readonly highlights?: unknown;
}

/** What players of a game leave for later ones. */
export interface LeftAnswersRecord {
  readonly gameId: GameId;
  readonly language: Language;
  readonly endedAt: number;
  readonly answers: readonly LeftAnswer[];
  /** Accounts behind seats: they may not want to be remembered. */
  readonly users: Readonly<Record<PlayerId, string>>;
}

/** The night's reel: what a room adds to the games that D1 knows of it. */
export interface ReelRecord {
  readonly reelId: string;
  readonly roomId: string;
  readonly hostUserId: string;
  readonly language: Language;
  /** False: the host does not want it (any more). */
  readonly on: boolean;
  /** Seats that do not want to be in it. */
  readonly leftOut: readonly PlayerId[];
  /** How often seats went to another device, of those that did: proofs from before are nobody's. */
  readonly moves?: Readonly<Record<PlayerId, number>>;
  /** How the championship stands, where an evening was planned. */
  readonly evening?: Pick<Evening, "standing" | "awards" | "isOver">;
}

/** Whose seat it is whose games nobody owned until now. */
export interface SeatOwnerRecord {
  readonly roomId: string;
  readonly playerId: PlayerId;
  readonly userId: string;
}

/** Sockets to close. */
export interface Closing {
  readonly who: PlayerId | "everyone" | "overlay" | { readonly remoteId: number };
  readonly code: CloseCode;
}

/** What an accepted input leads to. */
export interface Outcome {
  readonly state: RoomState;
  readonly events: readonly EventFrame[];
  readonly closings: readonly Closing[];
  readonly outbox: readonly OutboxRow[];
  /** Seat made or found by a join or rejoin, robot made by a command. */
  readonly playerId?: PlayerId;
  /** Number of the remote that came of a link. */
  readonly number?: number;
}
