import type { Access } from "../../src-shared/catalog/games/facts.ts";
import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { Seed } from "../games/random.ts";
import type { PhotoFile } from "./photos.ts";
import type { InvitationKind } from "../../src-shared/protocol/invitation.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { RoomClaims, SeatClaims } from "../../src-shared/protocol/roomToken.ts";
import type { PaymentStatus } from "../../src-shared/protocol/entities.ts";
import type { StateTopics } from "../../src-shared/protocol/topics.ts";
import type { Command } from "../../src-shared/protocol/commands.ts";
import type { Actor, CameFrom, Moderation, RoomChange } from "../session/model/inputs.ts";

/** The answer of a room to the HTTP side. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: ErrorCode };

/** A code that waits for its room: what the room is going to be made from. */
export interface HeldRoom {
  readonly roomId: string;
  readonly seed: Seed;
  /** When the room is opened, ms since 1970. */
  readonly at: number;
}

export interface OpenRoom {
  readonly gameCode: string;
  readonly hostType: HostType;
  readonly hostUserId: string;
  /** What the host may open; absent: anything. */
  readonly hostAccess?: Access;
  /** End of the host's trial or paid time, ms since 1970; absent: nothing that could run out. */
  readonly paidUntil?: number;
  readonly isPublic: boolean;
  readonly language: Language;
  /** Opened by a test account. */
  readonly testing?: boolean;
  readonly gameType?: GameType;
  /** The code was held for this room, which then is the one that was promised. */
  readonly held?: HeldRoom;
}

export interface JoinRoom {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly audience: boolean;
  /** A genuine token of a room with this code: who proves to be this room's host sits down as host. */
  readonly proof?: RoomClaims;
  readonly userId?: string;
  readonly cameFrom?: CameFrom;
}

/** What the HTTP side may see of a room: the same topics a screen gets. */
export interface RoomLook {
  readonly roomId: string;
  readonly hostUserId: string;
  readonly topics: Partial<StateTopics>;
  /** The link of the picture over a stream. */
  readonly overlay?: string;
  /** How often the seat asked about went to another device; absent: never. */
  readonly moves?: number;
  /** The host took the seat asked about out of the room. */
  readonly kicked?: true;
}

/** Seat of a join or rejoin. */
export interface SeatTaken {
  readonly roomId: string;
  readonly sessionPlayerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly audience: boolean;
  /** How often the seat went to another device; absent: never. */
  readonly moves?: number;
}

/** Seat of a join, and whose room it is: for what is counted. */
export interface Joined extends SeatTaken {
  readonly hostType: HostType;
  readonly hostUserId: string;
}

/** Which circle, whose account, and a circle of before that is deleted. */
export interface CircleJoined {
  readonly circleId: string;
  readonly userId: string;
  readonly gone?: string;
}

/** What somebody wants a link for; `playerId` is the seat that shall move. */
export interface LinkRequest {
  readonly kind: InvitationKind;
  readonly playerId?: PlayerId;
}

/** A link as the room made it: the HTTP side signs it. */
export interface Link extends LinkRequest {
  readonly roomId: string;
  /** Absent: the link may be used again. */
  readonly ticket?: string;
  /** ms since 1970 */
  readonly until: number;
  /** It goes where the room's code must not be read: it names the room by its cover. */
  readonly isCovered?: true;
}

/** A genuine link that somebody opened, and where they came from. */
export type LinkOpened = Pick<Link, "kind" | "ticket" | "playerId"> & {
  readonly cameFrom?: CameFrom;
};

/** What it gave. */
export type Redeemed =
  | { readonly kind: "seat"; readonly seat: SeatTaken }
  | { readonly kind: "remote"; readonly remoteId: number }
  | { readonly kind: "overlay"; readonly overlay: string }
  | { readonly kind: "screen" };

/**
 * What the HTTP side may ask of a room, called on its Durable Object stub. Everything that changes
 * the room goes through the same session rules as the socket's commands.
 */
export interface RoomApi {
  /**
   * Hold this code for a room that is opened at once if its host may; undefined when it belongs to an active room or
   * is held already. It is given up after some seconds (opening.ts).
   */
  holdRoom(): Promise<HeldRoom | undefined>;
  /** Open the room under this code; undefined when the code belongs to another active room. */
  openRoom(request: OpenRoom): Promise<{ roomId: string } | undefined>;
  /** `playerId` adds that seat's private view. Undefined: no room was ever opened here. */
  look(playerId?: PlayerId): Promise<RoomLook | undefined>;
  joinRoom(request: JoinRoom): Promise<Answer<Joined>>;
  /** Back to the seat that a genuine token proves, if it is this very room's and was not outlived. */
  rejoinRoom(proof: SeatClaims): Promise<Answer<SeatTaken>>;
  updateSeat(
    playerId: PlayerId,
    change: { alias?: string; avatarSrc?: string },
  ): Promise<Answer<SeatTaken>>;
  /** Make a link that gives something of this room. */
  invite(actor: Actor, request: LinkRequest): Promise<Answer<Link>>;
  /** Somebody opened a link whose token is genuine. */
  redeem(link: LinkOpened): Promise<Answer<Redeemed>>;
  quitRoom(playerId: PlayerId): Promise<Answer<null>>;
  updateRoom(actor: Actor, change: RoomChange): Promise<Answer<null>>;
  createGame(actor: Actor, gameType: GameType, settings: GameSettingsPatch): Promise<Answer<null>>;
  /** One of the socket's commands. The value is the seat it made, for robots. */
  command(actor: Actor, command: Command): Promise<Answer<PlayerId | null>>;
  /** The account behind a seat; undefined: a robot, or somebody who only came by code. */
  accountOf(playerId: PlayerId): Promise<string | undefined>;
  /** Somebody in this seat makes the night their circle's, or is of the circle it belongs to. */
  joinCircle(playerId: PlayerId, joined: CircleJoined): Promise<Answer<null>>;
  /** Seats that made just this text or bear it as a name: what a report may say of whom. */
  makersOf(content: string): Promise<readonly PlayerId[]>;
  /** Something became of a payment for this room: every screen hears it, and how long is paid. */
  tellPayment(status: PaymentStatus["status"]): Promise<Answer<null>>;
  /** By the people who run the service, whoever hosts. */
  moderate(action: Moderation): Promise<Answer<null>>;
  /** A drawing of the last game, by its keepsake's id; undefined: there is none, or its maker took it away. */
  drawing(id: string): Promise<Drawing | undefined>;
  /**
   * Baseline, inputs and present state as text; refused while a game runs. The operator's can be played again
   * by `npm run replay`; the host's has neither chance nor anybody's account. A seat with the host's rights gets none.
   */
  exportJournal(reader: Actor | "operator"): Promise<Answer<string>>;
  /** Keep a photo for the running game; the value is the id under which a move may use it. */
  keepPhoto(actor: Actor, photo: PhotoFile): Promise<Answer<string>>;
  /** A photo the room has told this caller about, or that they brought themselves. */
  showPhoto(actor: Actor, photoId: string): Promise<Answer<PhotoFile>>;
}
