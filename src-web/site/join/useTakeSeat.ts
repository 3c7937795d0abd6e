import { joinCrowd } from "../../client/api/links.ts";
import { joinSession, leaveRoom, rejoinSession } from "../../client/api/gameSession.ts";
import type { SeatRequest } from "../../../src-shared/api/gameSession.ts";
import { CROWD_AVATAR_SRC } from "../../../src-shared/catalog/avatars.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { hostedRoom, keepCrowdSeat, keepSeat, keptRoom } from "../../client/storage/roomKeys.ts";
import {
  clearGameStorage,
  stored,
  type StoredSeat,
  type StoredSession,
} from "../../client/storage/storage.ts";
import { sleep } from "../../ui/hooks/sleep.ts";
import {
  awaitRoom,
  isEntering,
  beginEntering,
  cancelEntering,
  trackCancellation,
} from "../../ui/page/entering.ts";
import { usePageNavigation } from "../../ui/page/navigation.tsx";
import { withFreeCharacter, type AnotherCharacter } from "./withFreeCharacter.ts";
import { codeOfError } from "./useLookup.ts";

/**
 * Longest delay between taking a seat and connecting, ms. It is random, so that a room's phones do not all
 * connect at the same time, and passes behind the overlay (specification, section 9).
 */
const JITTER_MS = 500;

/** The ways to take a seat. */
export interface TakeSeat {
  /** Resolves to the error code; to undefined when the seat is taken or a join is already in progress. */
  readonly join: (
    request: SeatRequest,
    session: StoredSession,
    another: AnotherCharacter,
  ) => Promise<ErrorCode | undefined>;
  /** Joins the room's crowd; resolves to crowd_closed where there is none. */
  readonly watch: (session: StoredSession) => Promise<ErrorCode | undefined>;
  readonly rejoin: (
    seat: StoredSeat,
    session: StoredSession,
    token: string,
  ) => Promise<ErrorCode | undefined>;
}

async function placeInCrowd(gameCode: string) {
  const { seat, roomToken } = await joinCrowd(gameCode);
  if (!seat) throw new Error("the crowd has no seat");
  return { ...seat, roomToken };
}

/**
 * The host's token for this room: from this tab, or from a closed one whose host plays and had no seat yet.
 */
function hostTokenFor(gameCode: string): string | undefined {
  const kept = keptRoom();
  const isUnseated = kept?.place === "host" && hostPlays(kept.session.hostType);
  const session = isUnseated ? hostedRoom()?.session : stored("gameSessionDto");
  return session?.gameCode === gameCode ? stored("hostRoomToken") : undefined;
}

/** Gives back a seat that was taken for somebody who has gone back meanwhile: nobody would play it. */
function freeSeat({ gameCode, sessionPlayerId }: StoredSeat, token: string): void {
  leaveRoom(gameCode, sessionPlayerId, token).catch(() => undefined);
}

/** Loaded on demand, since few joins fail. */
function noteFailure(code: ErrorCode): void {
  import("./joinFailed.ts").then(({ noteJoinFailure }) => noteJoinFailure(code), console.warn);
}

/** Takes a new or previous seat, one at a time, then navigates to the player's screen. */
export function useTakeSeat(): TakeSeat {
  const { go } = usePageNavigation();

  const take = async (
    avatarSrc: string,
    ask: () => Promise<StoredSeat & { readonly roomToken: string }>,
    session: StoredSession,
    keep: typeof keepSeat = keepSeat,
    giveBack?: (seat: StoredSeat, token: string) => void,
  ): Promise<ErrorCode | undefined> => {
    if (isEntering()) return undefined;
    beginEntering(avatarSrc);
    const isLeft = trackCancellation();
    try {
      const { roomToken, ...seat } = await ask();
      if (isLeft()) {
        giveBack?.(seat, roomToken);
        return undefined;
      }
      clearGameStorage();
      keep(seat, session, roomToken);
    } catch (error) {
      // The user has gone back: this concerns nobody any more, least of all somebody who joins by now.
      if (isLeft()) return undefined;
      cancelEntering();
      return codeOfError(error);
    }
    await sleep(Math.random() * JITTER_MS);
    if (isLeft()) return undefined;
    awaitRoom();
    // Replaces the form in the history: swiping back out of the room must not ask for a second seat.
    go("/player/session", { replace: true });
    return undefined;
  };

  return {
    join: async (request, session, another) => {
      const ask = (wanted: SeatRequest) =>
        joinSession(wanted, currentLanguage(), hostTokenFor(wanted.gameCode));
      const failed = await take(
        request.avatarSrc,
        () => withFreeCharacter(request, another, ask),
        session,
        keepSeat,
        freeSeat,
      );
      // Without a network nothing can be counted, and the failed import of the counting code would reload the
      // page.
      if (failed && failed !== "error.server_unavailable") noteFailure(failed);
      return failed;
    },
    watch: (session) =>
      take(CROWD_AVATAR_SRC, () => placeInCrowd(session.gameCode), session, keepCrowdSeat),
    rejoin: (seat, session, token) =>
      take(
        seat.avatarSrc,
        () => rejoinSession(seat.gameCode, seat.sessionPlayerId, token),
        session,
      ),
  };
}
