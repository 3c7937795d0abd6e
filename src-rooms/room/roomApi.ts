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
import type { Actor, CallerOrigin, Moderation, RoomChange } from "../session/model/inputs.ts";

/** A room's response to the HTTP side. */
export type RoomResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: ErrorCode };

/** A held code, with what its room is going to be created from. */
export interface HeldRoom {
  readonly roomId: string;
  readonly seed: Seed;
  /** When the room is opened, ms since 1970. */
  readonly at: number;
}

/** What a room is opened with. */
export interface OpenRoom {
  readonly gameCode: string;
  readonly hostType: HostType;
  readonly hostUserId: string;
  /** What the host may open; absent: anything. */
  readonly hostAccess?: Access;
  /** End of the host's trial or paid time, ms since 1970; absent when it has no end. */
  readonly paidUntil?: number;
  readonly isPublic: boolean;
  readonly language: Language;
  /** Opened by a test account. */
  readonly testing?: boolean;
  readonly gameType?: GameType;
  /**
   * Set when the code was held for this room: the room is created from it, and so has the id that was already
   * handed out.
   */
  readonly held?: HeldRoom;
}

/** Somebody who wants a seat. */
export interface JoinRoom {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly audience: boolean;
  /**
   * A valid token of a room with this code. A person who proves to be the host of this room is seated as
   * host.
   */
  readonly proof?: RoomClaims;
  readonly userId?: string;
  readonly cameFrom?: CallerOrigin;
}

/** What the HTTP side may see of a room: the same topics that a screen gets. */
export interface RoomLook {
  readonly roomId: string;
  readonly hostUserId: string;
  readonly topics: Partial<StateTopics>;
  /** Id of the overlay's current link. */
  readonly overlay?: string;
  /** Address of the night's reel, even while the host does not want one; absent where the room has none. */
  readonly reelId?: string;
  /** How often the requested seat moved to another device; absent: never. */
  readonly moves?: number;
  /** The host kicked the requested seat. */
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
  /** How often the seat moved to another device; absent: never. */
  readonly moves?: number;
}

/** The seat of a join, and whose room it is, for the statistics. */
export interface Joined extends SeatTaken {
  readonly hostType: HostType;
  readonly hostUserId: string;
}

/** The circle, the account that joins it, and an earlier circle of the night that was deleted. */
export interface CircleJoined {
  readonly circleId: string;
  readonly userId: string;
  readonly gone?: string;
}

/** What a link is requested for; `playerId` is the seat to move. */
export interface LinkRequest {
  readonly kind: InvitationKind;
  readonly playerId?: PlayerId;
}

/** A link that the room created and the HTTP side signs. */
export interface Link extends LinkRequest {
  readonly roomId: string;
  /** Absent for a link that the room does not keep: to a further screen, or into a crowd that is on no stream. */
  readonly ticket?: string;
  /** ms since 1970 */
  readonly until: number;
  /** The link is shown where the room's code must stay secret, so it names the room by its cover. */
  readonly isCovered?: true;
}

/** A valid link that somebody opened, and where they came from. */
export type LinkOpened = Pick<Link, "kind" | "ticket" | "playerId"> & {
  readonly cameFrom?: CallerOrigin;
};

/** What opening a link gave. */
export type Redeemed =
  | { readonly kind: "seat"; readonly seat: SeatTaken }
  | { readonly kind: "remote"; readonly remoteId: number }
  | { readonly kind: "overlay"; readonly overlay: string }
  | { readonly kind: "screen" };

/**
 * The calls of the HTTP side to a room, made on its Durable Object stub. Everything that changes the room
 * goes through the same session rules as the commands of sockets.
 */
export interface RoomApi {
  /**
   * Holds this code for a room that is opened immediately afterwards if its host may; undefined when the code
   * belongs to an active room or is already held. The hold ends by itself after some seconds (opening.ts).
   */
  holdRoom(): Promise<HeldRoom | undefined>;
  /** Opens the room under this code; undefined when the code belongs to another active room. */
  openRoom(request: OpenRoom): Promise<{ roomId: string } | undefined>;
  /**
   * Returns the room as the caller may see it, with `playerId` including that seat's private view. Undefined
   * when there is no room under this code.
   */
  look(playerId?: PlayerId): Promise<RoomLook | undefined>;
  joinRoom(request: JoinRoom): Promise<RoomResult<Joined>>;
  /**
   * Returns a person to the seat that a valid token proves, unless the token is of another room or the seat
   * has moved to another device since.
   */
  rejoinRoom(proof: SeatClaims): Promise<RoomResult<SeatTaken>>;
  updateSeat(
    playerId: PlayerId,
    change: { alias?: string; avatarSrc?: string },
  ): Promise<RoomResult<SeatTaken>>;
  /** Creates a link that gives access to something in this room. */
  invite(actor: Actor, request: LinkRequest): Promise<RoomResult<Link>>;
  /** Called when somebody opened a link whose token is valid. */
  redeem(link: LinkOpened): Promise<RoomResult<Redeemed>>;
  quitRoom(playerId: PlayerId): Promise<RoomResult<null>>;
  updateRoom(actor: Actor, change: RoomChange): Promise<RoomResult<null>>;
  createGame(
    actor: Actor,
    gameType: GameType,
    settings: GameSettingsPatch,
  ): Promise<RoomResult<null>>;
  /** Carries out one of the socket's commands. The value is the seat it created, for robots. */
  command(actor: Actor, command: Command): Promise<RoomResult<PlayerId | null>>;
  /** The account of a seat; undefined for a robot, or for a person who only had the code. */
  accountOf(playerId: PlayerId): Promise<string | undefined>;
  /**
   * The person in this seat makes the night their circle's, or belongs to the circle that the night belongs
   * to.
   */
  joinCircle(playerId: PlayerId, joined: CircleJoined): Promise<RoomResult<null>>;
  /**
   * Seats that made exactly this text or have it as their name: the only ones that a report about it may
   * name.
   */
  makersOf(content: string): Promise<readonly PlayerId[]>;
  /**
   * Called when a payment for this room got a status: the room sends it to every screen, and loads again how
   * long the host has paid for.
   */
  tellPayment(status: PaymentStatus["status"]): Promise<RoomResult<null>>;
  /** An action by the people who run the service, whoever hosts the room. */
  moderate(action: Moderation): Promise<RoomResult<null>>;
  /**
   * A drawing of the last game, by its keepsake's id; undefined when there is none or its maker removed it.
   */
  drawing(id: string): Promise<Drawing | undefined>;
  /**
   * Returns baseline, inputs and current state as text; refused while a game runs. The operator's copy can be
   * replayed by `npm run replay`; the host's contains neither random numbers nor anybody's account. A seat
   * with the host's rights gets none.
   */
  exportJournal(reader: Actor | "operator"): Promise<RoomResult<string>>;
  /** Stores a photo for the running game; the value is the id by which a move may use it. */
  keepPhoto(actor: Actor, photo: PhotoFile): Promise<RoomResult<string>>;
  /** Returns a photo that the room has shown this caller, or that they brought themselves. */
  showPhoto(actor: Actor, photoId: string): Promise<RoomResult<PhotoFile>>;
}
