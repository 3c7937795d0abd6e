import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import { OPEN_LINK_MS } from "../../src-shared/catalog/limits.ts";
import type { GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import { roomResult, takenOf } from "./roomResult.ts";
import { isRefusal } from "../games/game.ts";
import { CLOSE } from "../../src-shared/protocol/closeCodes.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { PaymentStatus } from "../../src-shared/protocol/entities.ts";
import type { PhotoFile } from "./photos.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { SeatClaims } from "../../src-shared/protocol/roomToken.ts";
import type { Command } from "../../src-shared/protocol/commands.ts";
import type {
  RoomResult,
  CircleJoined,
  HeldRoom,
  JoinRoom,
  Joined,
  Link,
  LinkOpened,
  LinkRequest,
  OpenRoom,
  Redeemed,
  RoomApi,
  RoomLook,
  SeatTaken,
} from "./roomApi.ts";
import { RoomSockets } from "./roomSockets.ts";
import { newRoom } from "./opening.ts";
import { linkOf, newTicket, pictureOf } from "./links.ts";
import { journalForHost } from "./journalCopy.ts";
import type { CrowdFrame, CrowdGone, CrowdRoom, SectionReport } from "../crowd/wire.ts";
import { crowdSeat } from "../session/model/people.ts";
import type { Verdict } from "../session/people/crowd.ts";
import { openLink } from "../session/people/invitations.ts";
import { isStreamed } from "../session/model/streams.ts";
import type { Actor, Input, Moderation, RoomChange } from "../session/model/inputs.ts";
import { makersOf } from "../session/views/backstage.ts";
import { maySeePhoto, photographer } from "../session/views/photos.ts";
import { allTopics } from "../session/views/views.ts";

/**
 * One room: the layer around the session's pure rules. Inputs arrive by sockets (roomSockets.ts) and by calls
 * of the HTTP side, which are here; both go through `commit` (roomCore.ts).
 *
 * | state | stored in | if it were stored elsewhere |
 * | --- | --- | --- |
 * | whose a socket is | its attachment | a woken room would not know who is connected |
 * | what a socket was sent, its speed | memory | nothing lost: after sleep it gets a snapshot |
 * | seats, host rights, game, clock, chance | SQLite, a row a section | a crash would end the game |
 * | strokes, kept drawings | SQLite, `stroke` and `drawing` | a crash would wipe the canvases |
 * | ink of the last 3 s | memory | nothing lost: phones send again what was not acknowledged |
 * | ink lines | memory | nothing lost: a phone without one sends by its own socket |
 * | accepted inputs, ids of commands | SQLite, journal | a repeated command would count twice, no replay |
 * | what D1 must receive | SQLite, outbox | a D1 outage would lose history |
 * | list of rooms, played games | D1 | nobody could list what sleeps in many objects |
 */
export class GameRoom extends RoomSockets implements RoomApi, CrowdRoom {
  async holdRoom(): Promise<HeldRoom | undefined> {
    return this.state?.room.active ? undefined : this.code.hold(this.now());
  }

  async openRoom(request: OpenRoom): Promise<{ roomId: string } | undefined> {
    const { room } = this.state ?? {};
    if (room?.active) {
      // A caller that got no response tries again.
      return room.roomId === request.held?.roomId ? { roomId: room.roomId } : undefined;
    }
    const state = newRoom(request, this.games(), this.now());
    this.begin(state);
    // This first change queues the row that adds the room to D1's list.
    this.commit({ type: "updateRoom", actor: { kind: "host" }, change: {} });
    this.code.end();
    return { roomId: state.room.roomId };
  }

  async look(playerId?: PlayerId): Promise<RoomLook | undefined> {
    await this.code.ended;
    const { state } = this;
    if (state) {
      const { roomId, hostUserId, overlay, reelId } = state.room;
      const seat = playerId === undefined ? undefined : state.seats[playerId];
      const topics = allTopics(state, this.games(), playerId);
      return {
        roomId,
        hostUserId,
        topics,
        ...(overlay !== undefined && { overlay }),
        ...(reelId !== undefined && { reelId }),
        ...(seat?.moves !== undefined && { moves: seat.moves }),
        ...(seat?.status === "kicked" && { kicked: true }),
      };
    }
    // Somebody guessed a code: leave nothing behind in storage.
    await this.wipe();
    return undefined;
  }

  async joinRoom({ proof, ...request }: JoinRoom): Promise<RoomResult<Joined>> {
    await this.code.ended;
    const { state } = this;
    if (!state) return this.#nothingHere();
    const { roomId, hostType, hostUserId } = state.room;
    // The same code may belong to another room than yesterday.
    const role = proof?.roomId === roomId ? proof.role : undefined;
    if (role === "spectator") return { ok: false, code: "host_is_spectating" };
    const outcome = this.commit({ type: "join", ...request, asHost: role === "host" });
    return roomResult(outcome, (done) => ({ ...takenOf(done), hostType, hostUserId }));
  }

  async rejoinRoom(proof: SeatClaims): Promise<RoomResult<SeatTaken>> {
    const { state } = this;
    if (!state) return this.#nothingHere();
    const { roomId, sessionPlayerId: playerId, moves = 0 } = proof;
    if (roomId !== state.room.roomId) return { ok: false, code: "bad_room_token" };
    const seat = state.seats[playerId];
    if (seat?.status === "kicked") return { ok: false, code: "kicked" };
    if ((seat?.moves ?? 0) !== moves) return { ok: false, code: "seat_moved" };
    return this.#seat({ type: "rejoin", playerId });
  }

  async #nothingHere(): Promise<RoomResult<never>> {
    await this.wipe();
    return { ok: false, code: "game_not_found" };
  }

  async updateSeat(
    playerId: PlayerId,
    change: { alias?: string; avatarSrc?: string },
  ): Promise<RoomResult<SeatTaken>> {
    return this.#seat({ type: "updateSeat", playerId, ...change });
  }

  async invite(actor: Actor, request: LinkRequest): Promise<RoomResult<Link>> {
    const { state } = this;
    if (!state) return { ok: false, code: "game_not_found" };
    const { roomId } = state.room;
    const { kind, playerId } = request;
    if (kind === "screen" || (kind === "crowd" && !isStreamed(state))) {
      const link = openLink(state, actor, kind);
      if (isRefusal(link)) return { ok: false, code: link.refused };
      return { ok: true, value: { roomId, kind, ...link, until: this.now() + OPEN_LINK_MS } };
    }
    const ticket = newTicket(kind, playerId, this.now());
    const outcome = this.commit({ type: "invite", actor, ticket });
    return roomResult(outcome, () => linkOf(state, ticket));
  }

  async redeem({ kind, ticket, cameFrom }: LinkOpened): Promise<RoomResult<Redeemed>> {
    const by = cameFrom && { cameFrom };
    if (kind === "screen") {
      return this.state?.room.active
        ? { ok: true, value: { kind } }
        : { ok: false, code: "game_over" };
    }
    if (kind === "overlay" && ticket !== undefined) return pictureOf(this.state, ticket);
    // Links into the crowd are opened through the crowd's section 0.
    if (kind === "crowd" || ticket === undefined) return { ok: false, code: "link_forged" };
    const outcome = this.commit({ type: "redeem", ticketId: ticket, ...by });
    return roomResult(outcome, (done) =>
      kind === "seat"
        ? { kind, seat: takenOf(done) }
        : { kind: "remote", remoteId: done.number ?? 0 },
    );
  }

  async quitRoom(playerId: PlayerId): Promise<RoomResult<null>> {
    return roomResult(this.commit({ type: "quit", playerId }), () => null);
  }

  async updateRoom(actor: Actor, change: RoomChange): Promise<RoomResult<null>> {
    if (change.gameType && this.lacksPayment()) await this.fetchPayment();
    return roomResult(this.commit({ type: "updateRoom", actor, change }), () => null);
  }

  async createGame(
    actor: Actor,
    gameType: GameType,
    settings: GameSettingsPatch,
  ): Promise<RoomResult<null>> {
    if (this.lacksPayment()) await this.fetchPayment();
    return roomResult(this.commit({ type: "createGame", actor, gameType, settings }), () => null);
  }

  async command(actor: Actor, command: Command): Promise<RoomResult<PlayerId | null>> {
    await this.loadsBefore(command);
    const outcome = this.commit({ type: "command", actor, command });
    return roomResult(outcome, ({ playerId }) => playerId ?? null);
  }

  async crowdFrame(section: number): Promise<CrowdFrame | CrowdGone> {
    return this.crowd?.frameFor(section) ?? this.#crowdGone();
  }

  async hearCrowd(telling: SectionReport): Promise<readonly Verdict[] | CrowdGone> {
    return this.crowd?.hear(telling) ?? this.#crowdGone();
  }

  #crowdGone(): CrowdGone {
    if (!this.state) return { gone: CLOSE.noRoom };
    return { gone: this.state.room.active ? CLOSE.kicked : CLOSE.closed };
  }

  async commandInCrowd(member: number, command: Command): Promise<ErrorCode | undefined> {
    const playerId = this.state && crowdSeat(this.state);
    if (playerId === undefined) return "crowd_closed";
    const actor = { kind: "player", playerId, member } as const;
    const outcome = this.commit({ type: "command", actor, command });
    return isRefusal(outcome) ? outcome.refused : undefined;
  }

  async accountOf(playerId: PlayerId): Promise<string | undefined> {
    return this.state?.seats[playerId]?.userId;
  }

  async joinCircle(playerId: PlayerId, joined: CircleJoined): Promise<RoomResult<null>> {
    return roomResult(this.commit({ type: "circle", playerId, ...joined }), () => null);
  }

  async makersOf(content: string): Promise<readonly PlayerId[]> {
    return this.state ? makersOf(this.state, this.games(), content) : [];
  }

  async tellPayment(status: PaymentStatus["status"]): Promise<RoomResult<null>> {
    return roomResult(await this.fetchPayment(status), () => null);
  }

  async moderate(action: Moderation): Promise<RoomResult<null>> {
    return roomResult(this.commit({ type: "moderate", action }), () => null);
  }

  async drawing(id: string): Promise<Drawing | undefined> {
    const kept = this.state?.room.lastGame?.keepsakes ?? [];
    return kept.some((keepsake) => keepsake.id === id) ? this.gallery.drawing(id) : undefined;
  }

  async exportJournal(reader: Actor | "operator"): Promise<RoomResult<string>> {
    const { state } = this;
    if (!state) return { ok: false, code: "game_not_found" };
    const isOperator = reader === "operator";
    // In a television's room the first person to sit down has the host's rights, which does not prove that
    // they are the host.
    if (!isOperator && reader.kind !== "host") return { ok: false, code: "not_host" };
    // The journal contains every secret of a running game.
    if (state.game) return { ok: false, code: "game_running" };
    const journal = await this.store.journal(state);
    return { ok: true, value: isOperator ? JSON.stringify(journal) : journalForHost(journal) };
  }

  async keepPhoto(actor: Actor, photo: PhotoFile): Promise<RoomResult<string>> {
    const { state } = this;
    if (!state) return { ok: false, code: "game_not_found" };
    const owner = photographer(state, this.games(), actor);
    if (typeof owner === "object") return { ok: false, code: owner.refused };
    return { ok: true, value: this.photos.keep(owner, photo) };
  }

  async showPhoto(actor: Actor, photoId: string): Promise<RoomResult<PhotoFile>> {
    const { state } = this;
    if (!state) return { ok: false, code: "game_not_found" };
    const owner = this.photos.ownerOf(photoId);
    // A caller who may not see a photo must not learn that it exists.
    if (owner === undefined || !maySeePhoto(state, this.games(), actor, { id: photoId, owner })) {
      return { ok: false, code: "not_found" };
    }
    const value = await this.photos.find(photoId);
    return value ? { ok: true, value } : { ok: false, code: "not_found" };
  }

  #seat(input: Input): RoomResult<SeatTaken> {
    return roomResult(this.commit(input), takenOf);
  }
}
