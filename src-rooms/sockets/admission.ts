import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import { NTH, PROTOCOL_VERSION, PURPOSES, type Purpose } from "../../src-shared/protocol/party.ts";
import { verifyRoomToken, type AuthSecrets } from "../../src-shared/protocol/roomToken.ts";
import type { Actor } from "../session/model/inputs.ts";
import { isRemote } from "../session/model/people.ts";
import type { RoomState } from "../session/model/state.ts";

/** Which try of which page a socket is; undefined: the client does not say. */
export interface PageTry {
  readonly page: string;
  readonly nth: number;
}

const PAGE_MAX = 64;

/** What an address says of the page behind it. */
export function pageTry(url: URL): PageTry | undefined {
  const page = url.searchParams.get("_pk") ?? "";
  const nth = Number(url.searchParams.get(NTH) ?? NaN);
  const isKnown = page !== "" && page.length <= PAGE_MAX && Number.isSafeInteger(nth) && nth > 0;
  return isKnown ? { page, nth } : undefined;
}

/**
 * Did this try set out before that one of the same page? A network may keep one back until the page has
 * long come by another, which must not be taken for the older phone then.
 */
export function isBefore(one: PageTry | undefined, other: PageTry | undefined): boolean {
  return one !== undefined && one.page === other?.page && one.nth < other.nth;
}

type Admission =
  | {
      readonly purpose: Purpose;
      readonly actor: Actor;
      /** The seat or remote that put the room on this screen. */
      readonly by?: string;
      /** The picture over a stream, by the link with this ticket. */
      readonly overlay?: string;
    }
  | { readonly close: CloseCode };

/** Who opens this socket, or with which code it is closed. */
export async function admit(
  url: URL,
  code: string,
  room: () => RoomState | undefined,
  secrets: AuthSecrets,
  nowMs: number,
): Promise<Admission> {
  const version = Number(url.searchParams.get("v") ?? PROTOCOL_VERSION);
  if (!(version >= PROTOCOL_VERSION)) return { close: CLOSE.tooOld };
  const purpose = PURPOSES.find((known) => known === url.searchParams.get("purpose"));
  if (!purpose) return { close: CLOSE.protocol };
  const token = url.searchParams.get("token") ?? "";
  const claims = purpose === "join" ? undefined : await verifyRoomToken(secrets, token, nowMs);
  // Not before: somebody may be taken out, or moved, while their token is looked at.
  const state = room();
  if (!state) return { close: CLOSE.noRoom };
  if (!state.room.active) return { close: CLOSE.closed };
  if (purpose === "join") return { purpose, actor: { kind: "onlooker" } };
  if (claims?.gameCode !== code || claims.roomId !== state.room.roomId) {
    return { close: CLOSE.token };
  }
  if (claims.role === "player") {
    const status = state.seats[claims.sessionPlayerId]?.status;
    if (status === "kicked") return { close: CLOSE.kicked };
    if (status !== "seated") return { close: CLOSE.token };
    const { sessionPlayerId: playerId, member } = claims;
    const seat = state.seats[playerId];
    if ((seat?.moves ?? 0) !== (claims.moves ?? 0)) return { close: CLOSE.moved };
    // The crowd's people have sections of their own.
    if (seat?.crowd || member !== undefined) return { close: CLOSE.token };
    // A player may also put the room on another screen, which then only shows.
    if (purpose === "spectator") {
      return { purpose, actor: { kind: "spectator" }, by: `player ${playerId}` };
    }
    if (purpose !== "player") return { close: CLOSE.token };
    return { purpose, actor: { kind: "player", playerId } };
  }
  if (claims.role === "remote") {
    const { remoteId } = claims;
    if (!isRemote(state, remoteId)) return { close: CLOSE.dismissed };
    if (purpose === "spectator") {
      return { purpose, actor: { kind: "spectator" }, by: `remote ${remoteId}` };
    }
    if (purpose !== "remote") return { close: CLOSE.token };
    return { purpose, actor: { kind: "remote", remoteId } };
  }
  if (purpose === "player" || purpose === "remote") return { close: CLOSE.token };
  if (claims.role === "spectator" && claims.overlay !== undefined) {
    if (purpose !== "spectator") return { close: CLOSE.token };
    // The host has made another one since, or streams no more.
    if (claims.overlay !== state.room.overlay) return { close: CLOSE.dismissed };
    return { purpose, actor: { kind: "spectator" }, overlay: claims.overlay };
  }
  const mayAct = claims.role === "host" && purpose === "host";
  return { purpose, actor: { kind: mayAct ? "host" : "spectator" } };
}
