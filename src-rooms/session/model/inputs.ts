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
import type { WantedMove } from "./crowdState.ts";
import type { ExistingAnswers, RoomState, SeenContent, SeenInk, Ticket } from "./state.ts";

/** Who sends an input. A host screen and a seat may both hold the host's rights. */
export type Actor =
  | { readonly kind: "host" }
  | { readonly kind: "spectator" }
  | {
      readonly kind: "player";
      readonly playerId: PlayerId;
      /** Number of the crowd member, if this is the crowd's seat. */
      readonly member?: number;
    }
  /** A phone with the host's rights and no seat. */
  | { readonly kind: "remote"; readonly remoteId: number }
  | { readonly kind: "onlooker" };

/** Where a person came from, as far as the HTTP side can tell. Its hashes mean nothing in any other room. */
export interface CallerOrigin {
  /** The browser, by a mark that it keeps for some days. */
  readonly device: string;
  /** Since when the browser has had that mark, ms since 1970. */
  readonly since: number;
  /** Network and kind of browser; absent where many strangers share them. */
  readonly way?: string;
}

/**
 * Everything that can happen to a room. The accepted inputs are the journal; with the seed they can be
 * replayed.
 */
export type Input = Happening & {
  /**
   * Three words of entropy, with an input that began a game: knowing the room's earlier random numbers
   * reveals nothing about it.
   */
  readonly chance?: Seed;
};

type Happening =
  | {
      readonly type: "join";
      readonly alias: string;
      readonly avatarSrc: string;
      /** Willing to watch when all seats are taken. */
      readonly audience: boolean;
      /** Proved to be the room's host: the seat gets the host's rights. */
      readonly asHost: boolean;
      readonly userId?: string;
      readonly cameFrom?: CallerOrigin;
    }
  | { readonly type: "rejoin"; readonly playerId: PlayerId }
  | {
      readonly type: "updateSeat";
      readonly playerId: PlayerId;
      readonly alias?: string;
      readonly avatarSrc?: string;
    }
  /** A link that the room has to remember was created. */
  | { readonly type: "invite"; readonly actor: Actor; readonly ticket: Ticket }
  /** A one-time link was opened: the first device to do so gets what it gives. */
  | { readonly type: "redeem"; readonly ticketId: string; readonly cameFrom?: CallerOrigin }
  /** The counts of all sections of the crowd, added up. */
  | { readonly type: "crowdSums"; readonly sums: CrowdSums }
  | { readonly type: "quit"; readonly playerId: PlayerId }
  /**
   * The person in this seat makes the night their circle's, or belongs to the circle that the night belongs
   * to.
   */
  | {
      readonly type: "circle";
      readonly playerId: PlayerId;
      readonly circleId: string;
      /** The account of that person, which may be a guest's. */
      readonly userId: string;
      /** The circle that the night belonged to, if it was deleted since. */
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
  /** The packs that a game is about to use were fetched; those that are gone are left out. */
  | {
      readonly type: "packs";
      readonly ids: readonly string[];
      readonly packs: readonly PackContent[];
    }
  /**
   * How long the host has paid for (ms since 1970), and the status of a payment for this room if there is
   * one.
   */
  | {
      readonly type: "payment";
      readonly paidUntil?: number;
      readonly status?: PaymentStatus["status"];
    }
  /** An action by the people who run the service. */
  | { readonly type: "moderate"; readonly action: Moderation }
  /** The answers that earlier players left for the game about to start were fetched. */
  | { readonly type: "existing"; readonly existing: ExistingAnswers }
  /** The content of the game about to start that the host and the people here have seen was fetched. */
  | { readonly type: "seen"; readonly seen: SeenContent }
  /** A better line for what a robot is about to say in this stage. */
  | {
      readonly type: "robotLine";
      readonly stageId: StageId;
      readonly playerId: PlayerId;
      readonly about: string;
      readonly text: string;
    }
  /** The room woke under a build whose games may store their state in another shape. */
  | { readonly type: "upgrade" }
  /** Which sockets are open: the complete list, sent whenever it changes, so that it can never drift. */
  | {
      readonly type: "sockets";
      readonly players: readonly PlayerId[];
      readonly hostScreens: number;
      readonly screens: number;
      readonly remotes?: readonly number[];
    }
  /** A canvas got its first ink, or lost its last. Strokes themselves are not inputs. */
  | {
      readonly type: "inked";
      readonly sheet: number;
      readonly canvas: number;
      readonly inked: boolean;
    }
  /**
   * A deadline may have passed. `seen` holds the newest heartbeats, ms since 1970; `ink` is what a robot that
   * looks up now sees of the canvases.
   */
  | {
      readonly type: "tick";
      readonly seen: Readonly<Record<PlayerId, number>>;
      readonly ink?: SeenInk;
    };

/** All that a crowd wants so far, not just the latest changes. */
export interface CrowdSums {
  /** Number of sections. */
  readonly sections: number;
  /** People whose phones are connected. */
  readonly people: number;
  /** The stage that the fields below belong to. */
  readonly stageId: StageId;
  readonly ready: number;
  /** By question. */
  readonly ballots: Readonly<Record<string, BallotSums>>;
}

/** What a crowd, or one section of it, wants on one question. */
export interface BallotSums {
  /** How often the question had been counted when these votes were cast. */
  readonly turn: number;
  /** Connected people whose choice is complete. */
  readonly voted: number;
  /**
   * The moves that are wanted, in the order in which they were first wanted; of very many, those with the
   * most votes.
   */
  readonly wanted: readonly WantedMove[];
  /** The question is counted this long after the first vote, ms. */
  readonly within?: number;
}

/** What the people who run the service may do to a room. */
export type Moderation = "close" | "makePrivate";

/** Changes of a room over HTTP; what is left out stays as it is. */
export interface RoomChange {
  readonly isPublic?: boolean;
  readonly language?: Language;
  readonly gameType?: GameType;
  readonly hostSpectate?: boolean;
  readonly codeHidden?: boolean;
  readonly streamDelay?: StreamDelay;
}

/** A journal as `npm run replay` reads it: the initial state, the inputs, and the state that must result. */
export interface JournalFile {
  readonly format: "hubbub-journal-1";
  readonly baseline: RoomState;
  /** `id`: of the command, if a socket sent it. */
  readonly inputs: readonly { readonly at: number; readonly input: Input; readonly id?: string }[];
  readonly state: RoomState;
}

/** What D1 receives; each row replaces an earlier one with the same id. */
export type OutboxRow =
  | { readonly kind: "room"; readonly id: string; readonly body: RoomRecord }
  | { readonly kind: "gameStarted"; readonly id: string; readonly body: GameStartRecord }
  | { readonly kind: "gameEnded"; readonly id: string; readonly body: GameEndRecord }
  | { readonly kind: "keepsakes"; readonly id: string; readonly body: KeepsakesRecord }
  | { readonly kind: "leftAnswers"; readonly id: string; readonly body: LeftAnswersRecord }
  | { readonly kind: "reel"; readonly id: string; readonly body: ReelRecord }
  | { readonly kind: "seatOwner"; readonly id: string; readonly body: SeatOwnerRecord };

/** A room, for D1's list of them. `createdAt`: ms since 1970. */
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

/** A game that has started. `startedAt`: ms since 1970. */
export interface GameStartRecord {
  readonly gameId: GameId;
  readonly roomId: string;
  readonly gameCode: GameCode;
  readonly gameType: GameType;
  readonly settings: GameSettings;
  readonly startedAt: number;
  readonly playerCount: number;
  /** Absent when an earlier build sent the row. */
  readonly hostUserId?: string;
}

/** A game that has ended. `endedAt`: ms since 1970. */
export interface GameEndRecord {
  readonly gameId: GameId;
  readonly endedAt: number;
  readonly rounds: Round;
  readonly end: Omit<GameEnd, "keepsakes">;
  /** Accounts behind seats, for the profile page. */
  readonly users: Readonly<Record<PlayerId, string>>;
  /** Address of the night's reel; absent when there is none, or an earlier build sent the row. */
  readonly reelId?: string;
  /** Absent, like `shown`, when the row is from a build that stored neither. */
  readonly hostUserId?: string;
  /** Ids of the content that people saw, in the order in which it was shown. */
  readonly shown?: readonly string[];
  /** The packs the game was played with, and how their entries fared; absent when there were none. */
  readonly packs?: readonly PackPlayed[];
  /** How many people left for good, by the stage they left in; absent when nobody did. */
  readonly dropOuts?: Readonly<Record<string, number>>;
}

/**
 * How a pack's entries fared in one game: how often each came up and how often it fell flat, by `entryKey`.
 */
export interface PackPlayed {
  readonly packId: string;
  readonly shown: Readonly<Record<string, number>>;
  readonly flat: Readonly<Record<string, number>>;
}

/** What is left of the things a game's players made, after somebody removed something or at its end. */
export interface KeepsakesRecord {
  readonly gameId: GameId;
  readonly keepsakes: readonly Keepsake[];
  /** The game's summary after somebody removed something; absent: as sent at the game's end. */
  readonly highlights?: unknown;
}

/** Answers that players of a game leave for later ones. */
export interface LeftAnswersRecord {
  readonly gameId: GameId;
  readonly language: Language;
  readonly endedAt: number;
  readonly answers: readonly LeftAnswer[];
  /** Accounts behind seats, since their owners may not want their answers to be kept. */
  readonly users: Readonly<Record<PlayerId, string>>;
}

/** The night's reel: what the room adds to the games that D1 has of the night. */
export interface ReelRecord {
  readonly reelId: string;
  readonly roomId: string;
  readonly hostUserId: string;
  readonly language: Language;
  /** False when the host does not want it (any more). */
  readonly on: boolean;
  /** Seats that do not want to be in it. */
  readonly leftOut: readonly PlayerId[];
  /**
   * How often seats moved to another device, for those that did: tokens from before the move prove nothing.
   */
  readonly moves?: Readonly<Record<PlayerId, number>>;
  /** The championship's standing, if an evening was planned. */
  readonly evening?: Pick<Evening, "standing" | "awards" | "isOver">;
}

/** The owner of a seat whose games had none until now. */
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
  /** The seat that an input led to, such as that of a join or a robot added by a command. */
  readonly playerId?: PlayerId;
  /** Number of the remote that a link gave. */
  readonly number?: number;
}
