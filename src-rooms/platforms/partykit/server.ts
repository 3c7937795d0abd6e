import type * as Party from "partykit/server";
import { handleCall } from "./rpc/handleCall.ts";
import { GAMES } from "../../games/registry.ts";
import type { Platform, RoomServices } from "../../room/platform.ts";
import { openKeyValueStores } from "./keyValue/stores.ts";
import { PING, PONG } from "../../../src-shared/protocol/party.ts";
import { parseAuthSecrets, type AuthSecrets } from "../../../src-shared/protocol/roomToken.ts";
import { GameRoom } from "../../room/gameRoom.ts";
import type { Screen, SocketState } from "../../sockets/screens.ts";

/** SAFETY: the room is the only one that sets a connection's state. */
const screenOf = (socket: Party.Connection): Screen => socket as Party.Connection<SocketState>;

/** Returns the room's code: the last part of `/parties/room/{CODE}`. */
const codeOf = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";

/**
 * The same room on PartyKit's own server (`npm run rooms`). Storage is key-value, and there is no database:
 * rows for D1 are dropped, packs and payments are unknown. The HTTP side calls a room by POST to its address
 * (rpc/handleCall.ts).
 *
 * PartyKit has no automatic response to heartbeats, so each one would wake the room: it does not hibernate.
 */
export default class PartyKitRoom implements Party.Server {
  readonly #party: Party.Room;
  readonly #secrets: AuthSecrets;
  readonly #heard = new WeakMap<Screen, number>();
  #room!: GameRoom;
  // PartyKit's own `id` cannot be read while an alarm fires.
  #code = "";

  constructor(party: Party.Room) {
    this.#party = party;
    this.#secrets = parseAuthSecrets(textOf(party.env["AUTH_SECRETS"]));
  }

  async onStart(): Promise<void> {
    this.#room = new GameRoom(await this.#platform(), this.#services());
    await this.#room.start();
  }

  async #platform(): Promise<Platform> {
    const { storage } = this.#party;
    const { stores, forget } = await openKeyValueStores(storage);
    const code = () => this.#code;
    return {
      get name() {
        return code();
      },
      stores,
      sockets: () => [...this.#party.getConnections<SocketState>()].map(screenOf),
      lastHeartbeatAt: (screen) => this.#heard.get(screen) ?? 0,
      alarmAt: async () => (await storage.getAlarm()) ?? undefined,
      setAlarm: (at) => void (at === undefined ? storage.deleteAlarm() : storage.setAlarm(at)),
      isFull: () => false,
      wipe: async () => {
        forget();
        await storage.deleteAlarm();
        await storage.deleteAll();
      },
    };
  }

  #services(): RoomServices {
    return {
      now: () => Date.now(),
      build: () => textOf(this.#party.env["BUILD"]) ?? "",
      games: () => GAMES,
      secrets: () => this.#secrets,
      deliver: async () => {},
      loadPacks: async () => [],
      loadPaidUntil: async () => undefined,
      loadExisting: async () => ({}),
      loadSeen: async () => [],
      robotLine: async () => undefined,
    };
  }

  onConnect(socket: Party.Connection, { request }: Party.ConnectionContext): Promise<void> {
    this.#code = codeOf(request.url);
    return this.#room.onConnect(screenOf(socket), new URL(request.url));
  }

  onMessage(
    message: string | ArrayBuffer | ArrayBufferView,
    socket: Party.Connection,
  ): void | Promise<void> {
    if (message !== PING) return this.#room.onMessage(screenOf(socket), message);
    this.#heard.set(screenOf(socket), Date.now());
    socket.send(PONG);
  }

  onClose(socket: Party.Connection): void {
    this.#room.onClose(screenOf(socket));
  }

  onError(socket: Party.Connection): void {
    this.#room.onClose(screenOf(socket));
  }

  onAlarm(): Promise<void> {
    return this.#room.onAlarm();
  }

  async onRequest(request: Party.Request): Promise<Response> {
    const code = codeOf(request.url);
    this.#code = code;
    const { status, body } = await handleCall(
      this.#room,
      code,
      this.#secrets,
      {
        method: request.method,
        authorization: request.headers.get("authorization"),
        text: () => request.text(),
      },
      Date.now(),
    );
    const headers = { "content-type": "application/json" };
    return new Response(body, { status, headers });
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;
