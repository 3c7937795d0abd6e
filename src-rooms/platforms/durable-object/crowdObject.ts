import { DurableObject } from "cloudflare:workers";
import type { CallerOrigin } from "../../session/model/inputs.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import type { CloseCode } from "../../../src-shared/protocol/closeCodes.ts";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { PING, PONG, PROTOCOL_VERSION } from "../../../src-shared/protocol/party.ts";
import { pageTry } from "../../sockets/admission.ts";
import type { CrowdSocket } from "../../crowd/audience.ts";
import { Section } from "../../crowd/section.ts";
import type { RoomClaims } from "../../../src-shared/protocol/roomToken.ts";
import {
  sectionName,
  type CrowdFrame,
  type CrowdRoom,
  type Place,
  type SectionApi,
  type SectionSums,
} from "../../crowd/wire.ts";
import { SqliteSectionStore } from "./sqliteSection.ts";

/** What the Worker passes on about a person whose token it has verified. */
interface Watcher {
  readonly roomId: string;
  readonly seat: PlayerId;
  readonly member: number;
  readonly device?: string;
}

/** A socket's attachment, kept while this object hibernates. */
type Attached = Pick<CrowdSocket, "member" | "device" | "pageTry"> & {
  /** When it was opened, ms since 1970. */
  readonly since?: number;
};

/** The header with a `Watcher`. Only the Worker can reach this object. */
const WATCHER = "hubbub-watcher";

/** Where sections are found by name and take sockets. */
interface SectionDoors {
  getByName(name: string): { fetch(request: Request): Promise<Response> };
}

/** Returns the first section, which gives the places, of the crowd of the room behind a code. */
export function placeAllocatorOf(
  sections: { getByName(name: string): SectionApi },
  code: string,
): SectionApi {
  return sections.getByName(sectionName(code, 0));
}

/**
 * Forwards a socket of the crowd to its section, so that the room never sees it; undefined: it is not the
 * crowd's, or may not connect, and the room says why.
 */
export function toSection(
  request: Request,
  claims: RoomClaims | undefined,
  sections: SectionDoors,
): Promise<Response> | undefined {
  if (claims?.role !== "player") return undefined;
  const { gameCode, roomId, sessionPlayerId: seat, member, section, device } = claims;
  if (member === undefined || section === undefined) return undefined;
  const { searchParams } = new URL(request.url);
  const version = Number(searchParams.get("v") ?? PROTOCOL_VERSION);
  const isPhone = searchParams.get("purpose") === "player";
  if (!isPhone || !(version >= PROTOCOL_VERSION)) return undefined;
  const headers = new Headers(request.headers);
  const watcher: Watcher = { roomId, seat, member, ...(device !== undefined && { device }) };
  headers.set(WATCHER, JSON.stringify(watcher));
  return sections
    .getByName(sectionName(gameCode, section))
    .fetch(new Request(request, { headers }));
}

/**
 * A section of a room's crowd as a Cloudflare Durable Object, named `CODE:n`. Sockets hibernate with their
 * member in the attachment; there is no alarm. What a section does is in crowd/section.ts.
 */
export abstract class CrowdObject<Env extends Cloudflare.Env = Cloudflare.Env>
  extends DurableObject<Env>
  implements SectionApi
{
  readonly #section: Section;
  /** One for each socket, for as long as this object is awake. */
  readonly #sockets = new WeakMap<WebSocket, CrowdSocket>();

  /** Returns the room of this code, started. */
  protected abstract room(code: string): Promise<CrowdRoom>;
  /** A test may run a crowd on another clock. */
  protected now(): number {
    return Date.now();
  }

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    const [code = "", index = "0"] = (ctx.id.name ?? "").split(":");
    this.#section = new Section({
      section: Number(index),
      store: new SqliteSectionStore(ctx.storage),
      sockets: () => ctx.getWebSockets().map((socket) => this.#socketOf(socket)),
      room: () => this.room(code),
      now: () => this.now(),
      later: (ms, task) => void setTimeout(task, ms),
    });
  }

  #socketOf(socket: WebSocket): CrowdSocket {
    const known = this.#sockets.get(socket);
    if (known) return known;
    // SAFETY: `fetch` below attaches nothing else; an earlier build attached only the member's number.
    const attached = socket.deserializeAttachment() as Attached | number;
    const { since = this.now(), ...who } =
      typeof attached === "number" ? { member: attached } : attached;
    const made: CrowdSocket = {
      ...who,
      heardAt: () => {
        const answered = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
        return Math.max(since, answered);
      },
      send: (text) => socket.send(text),
      close: (code) => socket.close(code),
    };
    this.#sockets.set(socket, made);
    return made;
  }

  override async fetch(request: Request): Promise<Response> {
    // SAFETY: only the Worker sets this header, on every request that it sends here.
    const { member, device, ...proof } = JSON.parse(
      request.headers.get(WATCHER) ?? "{}",
    ) as Watcher;
    const { 0: client, 1: server } = new WebSocketPair();
    const page = pageTry(new URL(request.url));
    const attached = {
      member,
      ...(device !== undefined && { device }),
      since: this.now(),
      ...(page && { pageTry: page }),
    };
    server.serializeAttachment(attached satisfies Attached);
    this.ctx.acceptWebSocket(server, [String(member)]);
    await this.#section.onConnect(this.#socketOf(server), {
      roomId: proof.roomId,
      seat: playerId(proof.seat),
    });
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    await this.#section.onMessage(this.#socketOf(socket), message);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    await this.#section.onClose(this.#socketOf(socket));
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#section.onClose(this.#socketOf(socket));
  }

  show(frame: CrowdFrame, wantsSums: boolean): Promise<SectionSums | undefined> {
    return this.#section.show(frame, wantsSums);
  }

  dismiss(code: CloseCode): Promise<void> {
    return this.#section.dismiss(code);
  }

  crowdAt(): Promise<{ readonly roomId: string; readonly seat: PlayerId } | undefined> {
    return this.#section.crowdAt();
  }

  come(
    seat: PlayerId,
    from: CallerOrigin,
    chatLink?: string,
  ): Promise<Place | { readonly refused: ErrorCode }> {
    return this.#section.come(seat, from, chatLink);
  }
}
