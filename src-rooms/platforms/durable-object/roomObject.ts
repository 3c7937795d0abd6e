import type { Connection, ConnectionContext, WSMessage } from "partyserver";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { GameSettingsPatch } from "../../../src-shared/catalog/settings.ts";
import {
  sectionName,
  type CrowdFrame,
  type CrowdGone,
  type CrowdRoom,
  type SectionApi,
  type SectionReport,
} from "../../crowd/wire.ts";
import { CLOSE, type CloseCode } from "../../../src-shared/protocol/closeCodes.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import type { Verdict } from "../../session/people/crowd.ts";
import { GAMES } from "../../games/registry.ts";
import { faultOf, log } from "../../../src-shared/log.ts";
import type { Platform, RoomServices, Stores } from "../../room/platform.ts";
import type { PhotoFile } from "../../room/photos.ts";
import type { PaymentStatus } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { INK_LINE, PING, PONG } from "../../../src-shared/protocol/party.ts";
import type { AuthSecrets, SeatClaims } from "../../../src-shared/protocol/roomToken.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import { GameRoom } from "../../room/gameRoom.ts";
import type {
  RoomResult,
  CircleJoined,
  HeldRoom,
  Joined,
  JoinRoom,
  Link,
  LinkOpened,
  LinkRequest,
  OpenRoom,
  Redeemed,
  RoomApi,
  RoomLook,
  SeatTaken,
} from "../../room/roomApi.ts";
import type { Screen, SocketState } from "../../sockets/screens.ts";
import type { Actor, Moderation, OutboxRow, RoomChange } from "../../session/model/inputs.ts";
import type { Games } from "../../session/model/state.ts";
import { QuietServer } from "./quietServer.ts";
import { SqlitePhotoShelf } from "./sqlitePhotos.ts";
import { SqliteInkStore } from "./sqliteInk.ts";
import { SqliteRoomStore } from "./sqliteRoom.ts";

/** Where sections are found by name. */
export interface SectionNamespace {
  getByName(name: string): SectionApi;
}

/** SAFETY: the room is the only one that sets a connection's state. */
const screenOf = (socket: Connection): Screen => socket as Connection<SocketState>;

/**
 * A room as a Cloudflare Durable Object, based on partyserver: sockets hibernate, storage is SQLite, the
 * runtime responds to heartbeats. What a room does is in room/gameRoom.ts; the hooks below are the services
 * that the Worker provides.
 */
export abstract class RoomObject<Env extends Cloudflare.Env = Cloudflare.Env>
  extends QuietServer<Env>
  implements RoomApi, CrowdRoom
{
  static override options = { hibernate: true };
  #room!: GameRoom;
  #hasStarted = false;
  /** Sockets that partyserver has turned into connections since this object woke. */
  readonly #met = new WeakSet<WebSocket>();

  protected abstract deliver(rows: readonly OutboxRow[]): Promise<void>;
  protected abstract secrets(): AuthSecrets;
  protected abstract loadPacks(
    ids: readonly string[],
    hostUserId: string,
  ): Promise<readonly PackContent[]>;
  protected abstract loadPaidUntil(hostUserId: string): Promise<number | undefined>;
  protected async loadExisting(
    _gameType: GameType,
    _language: Language,
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    return {};
  }
  protected async loadSeen(
    _gameType: GameType,
    _userIds: readonly string[],
  ): Promise<readonly string[]> {
    return [];
  }
  protected async robotLine(
    _about: string,
    _language: Language,
    _longest: number,
  ): Promise<string | undefined> {
    return undefined;
  }
  /** The objects of a crowd's sections, named `CODE:n`; undefined: this Worker has no binding for them. */
  protected crowdSections(): SectionNamespace | undefined {
    return undefined;
  }
  /** The build of this code; a test may deploy another. */
  protected build(): string {
    return "";
  }
  /** A test may add a game. */
  protected games(): Games {
    return GAMES;
  }
  /** A test may run a room on another clock. */
  protected now(): number {
    return Date.now();
  }
  /** Converts an instant to the clock by which the platform fires its alarms. */
  protected alarmTime(at: number): number {
    return at;
  }
  /** Whether storing must fail as if the disk were full. A test server can simulate this. */
  protected isDiskFull(): boolean {
    return false;
  }
  /** Called when everything of the room under this code has been deleted. */
  protected async wiped(): Promise<void> {}
  /** Whether there is a room under this code. */
  protected isThere(): boolean {
    return this.#room.isThere;
  }
  /** A test may keep a room elsewhere. */
  protected async openStores(storage: DurableObjectStorage): Promise<Stores> {
    return {
      room: new SqliteRoomStore(storage),
      ink: new SqliteInkStore(storage),
      photos: new SqlitePhotoShelf(storage),
    };
  }

  #services(): RoomServices {
    return {
      now: () => this.now(),
      build: () => this.build(),
      games: () => this.games(),
      secrets: () => this.secrets(),
      deliver: (rows) => this.deliver(rows),
      loadPacks: (ids, hostUserId) => this.loadPacks(ids, hostUserId),
      loadPaidUntil: (hostUserId) => this.loadPaidUntil(hostUserId),
      loadExisting: (gameType, language) => this.loadExisting(gameType, language),
      loadSeen: (gameType, userIds) => this.loadSeen(gameType, userIds),
      robotLine: (about, language, longest) => this.robotLine(about, language, longest),
    };
  }

  #platform(stores: Stores): Platform {
    const { ctx, name } = this;
    const { storage } = ctx;
    const sections = this.crowdSections();
    return {
      ...(sections && {
        crowdSection: (index: number) => sections.getByName(sectionName(name, index)),
      }),
      name,
      stores,
      sockets: () => this.getConnections<SocketState>(),
      lastHeartbeatAt: (screen) => {
        // SAFETY: every screen of this room is one of its connections.
        const at = ctx.getWebSocketAutoResponseTimestamp(screen as Connection<SocketState>);
        return at === null ? 0 : at.getTime() - this.alarmTime(0);
      },
      alarmAt: async () => {
        const at = await storage.getAlarm();
        return at === null ? undefined : at - this.alarmTime(0);
      },
      setAlarm: (at) =>
        void (at === undefined ? storage.deleteAlarm() : storage.setAlarm(this.alarmTime(at))),
      isFull: () => this.isDiskFull(),
      wipe: async () => {
        await storage.deleteAll();
        await this.wiped();
      },
    };
  }

  override async onStart(): Promise<void> {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    const stores = await this.openStores(this.ctx.storage);
    this.#room = new GameRoom(this.#platform(stores), this.#services());
    await this.#room.start();
    // A guessed code must leave nothing behind in storage, not even the name that partyserver has just
    // stored.
    if (!this.#room.isThere) await this.ctx.storage.deleteAll();
    this.#hasStarted = true;
  }

  protected override admit(socket: Connection, { request }: ConnectionContext): Promise<void> {
    return this.#room.onConnect(screenOf(socket), new URL(request.url));
  }

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const isSocket = request.headers.get("upgrade")?.toLowerCase() === "websocket";
    const isInkLine = isSocket && url.searchParams.get("purpose") === INK_LINE;
    return isInkLine && this.#hasStarted ? this.#openInkLine(url) : super.fetch(request);
  }

  /**
   * Accepts an ink line, the one kind of socket that does not hibernate and that partyserver does not manage
   * (drawing/inkLines.ts).
   */
  async #openInkLine(url: URL): Promise<Response> {
    const { 0: client, 1: socket } = new WebSocketPair();
    socket.accept();
    socket.binaryType = "arraybuffer";
    const line = { close: (code: CloseCode) => socket.close(code) };
    const failed = (error: unknown) => {
      log("error", "room.ink_failed", faultOf(error));
      socket.close(CLOSE.failed);
    };
    socket.addEventListener("message", ({ data }) => {
      try {
        this.#room.onInk(line, data);
      } catch (error) {
        failed(error);
      }
    });
    socket.addEventListener("close", () => this.#room.onInkLineClosed(line));
    socket.addEventListener("error", () => this.#room.onInkLineClosed(line));
    await this.#room.onInkLine(line, url).catch(failed);
    return new Response(null, { status: 101, webSocket: client });
  }

  /**
   * For each message partyserver deserialises the socket's attachment, to check whether the socket is one of
   * its own: a seventh of what a message costs. Here all sockets are its own, and checking once is enough.
   */
  override async webSocketMessage(socket: WebSocket, message: WSMessage): Promise<void> {
    if (!this.#met.has(socket)) {
      await super.webSocketMessage(socket, message);
      // A room that could not start is started by the next message.
      if (this.#hasStarted) this.#met.add(socket);
      return;
    }
    try {
      // SAFETY: partyserver turned this same object into a connection when its first message arrived.
      await this.onMessage(socket as Connection, message);
    } catch (error) {
      log("error", "room.message_failed", faultOf(error));
    }
  }

  override onMessage(socket: Connection, message: WSMessage): void | Promise<void> {
    return this.#room.onMessage(screenOf(socket), message);
  }

  override onClose(socket: Connection): void {
    this.#room.onClose(screenOf(socket));
  }

  override onError(socket: Connection): void {
    this.#room.onClose(screenOf(socket));
  }

  override onAlarm(): Promise<void> {
    return this.#room.onAlarm();
  }

  holdRoom(): Promise<HeldRoom | undefined> {
    return this.#room.holdRoom();
  }

  openRoom(request: OpenRoom): Promise<{ roomId: string } | undefined> {
    return this.#room.openRoom(request);
  }

  look(playerId?: PlayerId): Promise<RoomLook | undefined> {
    return this.#room.look(playerId);
  }

  joinRoom(request: JoinRoom): Promise<RoomResult<Joined>> {
    return this.#room.joinRoom(request);
  }

  rejoinRoom(proof: SeatClaims): Promise<RoomResult<SeatTaken>> {
    return this.#room.rejoinRoom(proof);
  }

  updateSeat(
    playerId: PlayerId,
    change: { alias?: string; avatarSrc?: string },
  ): Promise<RoomResult<SeatTaken>> {
    return this.#room.updateSeat(playerId, change);
  }

  invite(actor: Actor, request: LinkRequest): Promise<RoomResult<Link>> {
    return this.#room.invite(actor, request);
  }

  redeem(link: LinkOpened): Promise<RoomResult<Redeemed>> {
    return this.#room.redeem(link);
  }

  quitRoom(playerId: PlayerId): Promise<RoomResult<null>> {
    return this.#room.quitRoom(playerId);
  }

  updateRoom(actor: Actor, change: RoomChange): Promise<RoomResult<null>> {
    return this.#room.updateRoom(actor, change);
  }

  createGame(
    actor: Actor,
    gameType: GameType,
    settings: GameSettingsPatch,
  ): Promise<RoomResult<null>> {
    return this.#room.createGame(actor, gameType, settings);
  }

  command(actor: Actor, command: Command): Promise<RoomResult<PlayerId | null>> {
    return this.#room.command(actor, command);
  }

  crowdFrame(section: number): Promise<CrowdFrame | CrowdGone> {
    return this.#room.crowdFrame(section);
  }

  hearCrowd(telling: SectionReport): Promise<readonly Verdict[] | CrowdGone> {
    return this.#room.hearCrowd(telling);
  }

  commandInCrowd(member: number, command: Command): Promise<ErrorCode | undefined> {
    return this.#room.commandInCrowd(member, command);
  }

  accountOf(playerId: PlayerId): Promise<string | undefined> {
    return this.#room.accountOf(playerId);
  }

  joinCircle(playerId: PlayerId, joined: CircleJoined): Promise<RoomResult<null>> {
    return this.#room.joinCircle(playerId, joined);
  }

  makersOf(content: string): Promise<readonly PlayerId[]> {
    return this.#room.makersOf(content);
  }

  tellPayment(status: PaymentStatus["status"]): Promise<RoomResult<null>> {
    return this.#room.tellPayment(status);
  }

  moderate(action: Moderation): Promise<RoomResult<null>> {
    return this.#room.moderate(action);
  }

  drawing(id: string): Promise<Drawing | undefined> {
    return this.#room.drawing(id);
  }

  exportJournal(reader: Actor | "operator"): Promise<RoomResult<string>> {
    return this.#room.exportJournal(reader);
  }

  keepPhoto(actor: Actor, photo: PhotoFile): Promise<RoomResult<string>> {
    return this.#room.keepPhoto(actor, photo);
  }

  showPhoto(actor: Actor, photoId: string): Promise<RoomResult<PhotoFile>> {
    return this.#room.showPhoto(actor, photoId);
  }
}
