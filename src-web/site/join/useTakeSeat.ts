import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { joinSession, rejoinSession } from "../../client/api/gameSession.ts";
import type { SeatRequest } from "../../../src-shared/api/gameSession.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { keepSeat } from "../../client/storage/roomKeys.ts";
import {
  clearGameStorage,
  forget,
  store,
  stored,
  type StoredSeat,
  type StoredSession,
} from "../../client/storage/storage.ts";
import { sleep } from "../../ui/hooks/sleep.ts";
import { codeOfError } from "./useLookup.ts";

/** About two seconds (specification, section 9), spread so that a room's phones do not all connect at once. */
const REDIRECT_MS = 1_700;
const REDIRECT_JITTER_MS = 600;
const FADE_MS = 350;

type SeatProgress = "idle" | "joining" | "leaving";

export interface TakeSeat {
  readonly progress: SeatProgress;
  /** Resolves to what went wrong; to nothing when the seat is taken or a join is under way already. */
  readonly join: (request: SeatRequest, session: StoredSession) => Promise<ErrorCode | undefined>;
  readonly rejoin: (
    seat: StoredSeat,
    session: StoredSession,
    token: string,
  ) => Promise<ErrorCode | undefined>;
}

/** The host's proof for this room, when this tab opened it. */
function hostTokenFor(gameCode: string): string | undefined {
  const isMine = stored("gameSessionDto")?.gameCode === gameCode;
  return isMine ? stored("hostRoomToken") : undefined;
}

/** Few ever need what counts it. */
function noteFailure(code: ErrorCode): void {
  import("./joinFailed.ts").then(({ noteJoinFailure }) => noteJoinFailure(code), console.warn);
}

/** Take a seat, new or old: one at a time, then move on to the player's screen. */
export function useTakeSeat(): TakeSeat {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<SeatProgress>("idle");
  const isUnderWay = useRef(false);

  const take = async (
    ask: () => Promise<StoredSeat & { readonly roomToken: string }>,
    session: StoredSession,
  ): Promise<ErrorCode | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    store("attemptingJoin", true);
    setProgress("joining");
    try {
      const { roomToken, ...seat } = await ask();
      const isHost = hostTokenFor(seat.gameCode) !== undefined;
      clearGameStorage();
      keepSeat(seat, session, roomToken);
      if (isHost) {
        store("markedAsHost", true);
        store("isGameOwner", true);
      }
    } catch (error) {
      setProgress("idle");
      return codeOfError(error);
    } finally {
      isUnderWay.current = false;
      forget("attemptingJoin");
    }
    await sleep(REDIRECT_MS + Math.random() * REDIRECT_JITTER_MS);
    setProgress("leaving");
    await sleep(FADE_MS);
    await navigate({ to: "/player/$", params: { _splat: "session" } });
    return undefined;
  };

  return {
    progress,
    join: async (request, session) => {
      const ask = () => joinSession(request, currentLanguage(), hostTokenFor(request.gameCode));
      const failed = await take(ask, session);
      if (failed) noteFailure(failed);
      return failed;
    },
    rejoin: (seat, session, token) =>
      take(() => rejoinSession(seat.gameCode, seat.sessionPlayerId, token), session),
  };
}
