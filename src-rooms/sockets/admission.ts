import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import {
  NTH,
  PAGE,
  PROTOCOL_VERSION,
  PURPOSES,
  type Purpose,
} from "../../src-shared/protocol/party.ts";
import { verifyRoomToken, type AuthSecrets } from "../../src-shared/protocol/roomToken.ts";
import type { Actor } from "../session/model/inputs.ts";
import { isRemote, personName } from "../session/model/people.ts";
import type { RoomState } from "../session/model/state.ts";

/** Which page opened a socket, and with which of its attempts, counted from 1. */
export interface PageTry {
  readonly page: string;
  readonly nth: number;
}

/** The longest id of a page that Hubbub's pages use, characters. */
export const PAGE_MAX = 64;

/** Reads the page's attempt from a socket's address; undefined when the client does not send it. */
export function pageTry(url: URL): PageTry | undefined {
  const page = url.searchParams.get(PAGE) ?? "";
  const nth = Number(url.searchParams.get(NTH) ?? NaN);
  const isKnown = page !== "" && page.length <= PAGE_MAX && Number.isSafeInteger(nth) && nth > 0;
  return isKnown ? { page, nth } : undefined;
}

/**
 * Whether this attempt began before the other one of the same page. A network may delay a socket until the
 * page has already connected with another; the late one must then not be taken for a newer phone.
 */
export function isBefore(one: PageTry | undefined, other: PageTry | undefined): boolean {
  return one !== undefined && one.page === other?.page && one.nth < other.nth;
}

type Admission =
  | {
      readonly purpose: Purpose;
      readonly actor: Actor;
      /** The seat or remote that put the room on this screen, by its `personName`. */
      readonly by?: string;
      /** Set for the picture over a stream: the ticket of the link it uses. */
      readonly overlay?: string;
    }
  | { readonly close: CloseCode };

/** Decides who opens this socket, or with which code it is closed. */
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
  // Read only now: somebody may be kicked or moved while their token is verified.
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
    // People of the crowd connect to its sections instead.
    if (seat?.crowd || member !== undefined) return { close: CLOSE.token };
    // A player may also show the room on another screen, which then cannot act.
    if (purpose === "spectator") {
      return { purpose, actor: { kind: "spectator" }, by: personName(playerId) };
    }
    if (purpose !== "player") return { close: CLOSE.token };
    return { purpose, actor: { kind: "player", playerId } };
  }
  if (claims.role === "remote") {
    const { remoteId } = claims;
    if (!isRemote(state, remoteId)) return { close: CLOSE.dismissed };
    if (purpose === "spectator") {
      return { purpose, actor: { kind: "spectator" }, by: personName({ remoteId }) };
    }
    if (purpose !== "remote") return { close: CLOSE.token };
    return { purpose, actor: { kind: "remote", remoteId } };
  }
  if (purpose === "player" || purpose === "remote") return { close: CLOSE.token };
  if (claims.role === "spectator" && claims.overlay !== undefined) {
    if (purpose !== "spectator") return { close: CLOSE.token };
    // The host has made a newer link since, or no longer streams.
    if (claims.overlay !== state.room.overlay) return { close: CLOSE.dismissed };
    return { purpose, actor: { kind: "spectator" }, overlay: claims.overlay };
  }
  const mayAct = claims.role === "host" && purpose === "host";
  return { purpose, actor: { kind: mayAct ? "host" : "spectator" } };
}
