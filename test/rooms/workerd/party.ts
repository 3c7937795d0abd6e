import { env, exports } from "cloudflare:workers";
import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { getServerByName } from "partyserver";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Purpose } from "../../../src-shared/protocol/party.ts";
import { signRoomToken, type RoomClaims } from "../../../src-shared/protocol/roomToken.ts";
import type { RoomLook, SeatTaken } from "../../../src-rooms/room/roomApi.ts";
import { Device } from "../../support/device.ts";
import { clock } from "./clock.ts";
import { sectionName } from "../../../src-rooms/crowd/wire.ts";
import { SECRETS, type Crowd, type Room } from "./worker.ts";

export type { Device } from "../../support/device.ts";

// SAFETY: vitest.workerd.config.ts binds exactly this namespace and worker.ts is the main module.
const { Room: rooms, Crowd: crowds } = env as unknown as {
  Room: DurableObjectNamespace<Room>;
  Crowd: DurableObjectNamespace<Crowd>;
};
const worker = (exports as unknown as { default: Fetcher }).default;

let opened = 0;

/** Returns a code that no other test uses. */
function freshCode(): string {
  opened += 1;
  const letters = "ABCDEFGHJK";
  return `T${String(opened)
    .padStart(4, "0")
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? "A")}`;
}

export class Party {
  readonly code = freshCode();
  roomId = "";

  static async open(
    gameType: GameType | undefined = "RPS_SHOOT",
    more: { readonly paidUntil?: number } = {},
  ): Promise<Party> {
    const party = new Party();
    const stub = await party.stub();
    const answer = await stub.openRoom({
      gameCode: party.code,
      hostType: "HOST",
      hostUserId: "host",
      isPublic: false,
      language: "en",
      ...(gameType && { gameType }),
      ...more,
    });
    if (!answer) throw new Error("code in use");
    party.roomId = answer.roomId;
    return party;
  }

  async stub() {
    return getServerByName(rooms, this.code);
  }

  /** What the HTTP API would return about the room. */
  async look(): Promise<RoomLook | undefined> {
    const stub = await this.stub();
    // Annotated, as the stub's type loses the result in its mapping of nested records.
    const look: RoomLook | undefined = await stub.look();
    return look;
  }

  /** Evicts the object, as the platform does when a room sleeps; its sockets hibernate. */
  async evict(): Promise<void> {
    await evictDurableObject(this.object());
  }

  /** Evicts the object, unless the room already sleeps. */
  async sleep(): Promise<void> {
    await this.evict().catch((error: unknown) => {
      if (!String(error).includes("not currently running")) throw error;
    });
  }

  /** Lets time pass and runs the alarm. */
  async pass(ms: number): Promise<boolean> {
    clock.pass(ms);
    return runDurableObjectAlarm(rooms.get(rooms.idFromName(this.code)));
  }

  object() {
    return rooms.get(rooms.idFromName(this.code));
  }

  async token(claims: Partial<RoomClaims> & { role: RoomClaims["role"] }): Promise<string> {
    const all = { gameCode: this.code, roomId: this.roomId, ...claims } as RoomClaims;
    return signRoomToken(SECRETS, all, clock.now());
  }

  connect(purpose: Purpose, token = "", query: Record<string, string> = {}): Promise<Device> {
    return this.connectFor(purpose, token, query);
  }

  /** Connects with any purpose, including ones that are not for screens. */
  async connectFor(
    purpose: string,
    token: string,
    query: Record<string, string> = {},
  ): Promise<Device> {
    const search = new URLSearchParams({ purpose, token, v: "1", ...query });
    const answer = await worker.fetch(
      `http://rooms/parties/room/${this.code}?${search.toString()}`,
      {
        headers: { Upgrade: "websocket" },
      },
    );
    if (!answer.webSocket) throw new Error(`no socket: ${answer.status}`);
    const device = new Device(answer.webSocket);
    answer.webSocket.accept();
    return device;
  }

  async tv(): Promise<Device> {
    const device = await this.connect("host", await this.token({ role: "host" }));
    await device.until(() => device.topics.gameSessionUpdated);
    return device;
  }

  /** Joins by the call that the HTTP API uses; the seat can then connect phones. */
  async seat(alias: string, at = 0): Promise<SeatTaken> {
    const stub = await this.stub();
    const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
    const answer = await stub.joinRoom({ alias, avatarSrc, audience: false });
    if (!answer.ok) throw new Error(answer.code);
    return answer.value;
  }

  /** A new device joins the crowd of this seat. */
  async member(
    seat: PlayerId,
    device: string,
    query: Record<string, string> = {},
  ): Promise<Device> {
    const place = await this.section(0).come(seat, { device, since: 0 });
    if ("refused" in place) throw new Error(place.refused);
    const { member, section } = place;
    const claims = { role: "player", sessionPlayerId: seat, member, section } as const;
    const phone = await this.connect("player", await this.token(claims), query);
    await phone.until(() => phone.topics.gameSessionUpdated ?? phone.closedWith);
    return phone;
  }

  section(index: number) {
    return crowds.getByName(sectionName(this.code, index));
  }

  /** What the HTTP API would return about the room, with this seat's own view. */
  async lookAs(playerId: PlayerId): Promise<RoomLook | undefined> {
    const stub = await this.stub();
    const look: RoomLook | undefined = await stub.look(playerId);
    return look;
  }

  async phone(seat: { sessionPlayerId: PlayerId }): Promise<Device> {
    const { sessionPlayerId } = seat;
    const device = await this.connect(
      "player",
      await this.token({ role: "player", sessionPlayerId }),
    );
    await device.until(() => device.topics.gameSessionUpdated ?? device.closedWith);
    return device;
  }
}
