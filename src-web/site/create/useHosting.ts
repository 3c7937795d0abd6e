import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { planEvening } from "../../client/api/host.ts";
import { ApiError } from "../../client/http/request.ts";
import { createGame } from "../../client/api/game.ts";
import { createSession } from "../../client/api/gameSession.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { hostPlays, type HostType } from "../../../src-shared/catalog/hostTypes.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { track } from "../../client/telemetry/analytics.ts";
import type { EveningPlan } from "../../../src-shared/catalog/playlist.ts";
import { keepHost } from "../../client/storage/roomKeys.ts";
import { clearGameSession, stored } from "../../client/storage/storage.ts";
import { sleep } from "../../ui/hooks/sleep.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";

/** Pauses between opening a room and moving into it, ms (specification, section 9). */
const MANUAL_MS = 2_000;
const QUICK_MS = 1_500;

/** Why a room could not be opened: an error code of the server, or a general one. */
export type HostingError = ErrorCode | "create_game_failed";

export interface Hosting {
  /** Whether a room is being opened; an overlay then covers the rest. */
  readonly isCreating: boolean;
  readonly error: HostingError | undefined;
  /** Repeats the last attempt. */
  readonly retry: () => Promise<void>;
  /** Clears the error. */
  readonly forget: () => void;
  /** Opens a private room; with a plan, for a whole evening. */
  readonly open: (gameType: GameType, hostType: HostType, plan?: EveningPlan) => Promise<void>;
  /** Opens a public room with its game already chosen. */
  readonly quickPlay: (gameType: GameType, hostType: HostType) => Promise<void>;
}

async function openRoom(gameType: GameType, hostType: HostType, isPublic: boolean) {
  const language = currentLanguage();
  const request = { isPublic, language, hostType, initialGameType: gameType };
  const seatBefore = stored("playerRoomToken");
  const { roomToken, gameCode } = await createSession(request);
  track("game_created", { gameType, hostType });
  // Somebody who has gone back and sat down elsewhere in the meantime keeps that seat.
  if (stored("playerRoomToken") === seatBefore) {
    clearGameSession();
    keepHost({ gameCode, hostType, gameType }, roomToken);
  }
  return { gameCode, roomToken, language };
}

/**
 * Opens the room only once, so that a retry after a later failure continues with the room that exists. Hosts
 * may open only a limited number.
 */
function openedOnce(...room: Parameters<typeof openRoom>) {
  let opened: Awaited<ReturnType<typeof openRoom>> | undefined;
  return async () => (opened ??= await openRoom(...room));
}

/** The error code, if it is specific enough to act on. */
function reason(error: unknown): HostingError {
  console.error("could not open the room", error);
  const isTelling =
    error instanceof ApiError && error.code !== "internal" && error.code !== "validation_failed";
  return isTelling ? error.code : "create_game_failed";
}

/**
 * Opens rooms, one at a time, then navigates to the screen that fits the host type. Somebody who goes back in
 * the meantime stays where they are; the start page leads into the room.
 */
export function useHosting(): Hosting {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isCreating, setCreating] = useState(false);
  const [error, setError] = useState<HostingError>();
  const isEntering = useRef(false);
  const last = useRef<() => Promise<void>>(undefined);

  const moveIn = (gameCode: string, hostType: HostType) =>
    hostPlays(hostType)
      ? navigate({ to: "/join/$gameCode", params: { gameCode }, search: { quickStart: 1 } })
      : navigate({ to: "/host/$", params: { _splat: "session" } });

  const once = async (work: () => Promise<void>) => {
    if (isEntering.current) return;
    isEntering.current = true;
    last.current = work;
    setCreating(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(reason(failure));
    } finally {
      isEntering.current = false;
      setCreating(false);
    }
  };

  return {
    isCreating,
    error,
    retry: async () => last.current && once(last.current),
    forget: () => setError(undefined),
    open: (gameType, hostType, plan) => {
      const room = openedOnce(gameType, hostType, false);
      return once(async () => {
        const { gameCode, roomToken } = await room();
        if (plan) await planEvening(gameCode, plan, roomToken);
        await sleep(MANUAL_MS);
        if (isHere()) await moveIn(gameCode, hostType);
      });
    },
    quickPlay: (gameType, hostType) => {
      const room = openedOnce(gameType, hostType, true);
      return once(async () => {
        const { gameCode, roomToken, language } = await room();
        await sleep(QUICK_MS);
        if (!isHere()) return;
        const settings = { language, musicEnabled: true, includeTutorial: true, wordPackIds: [] };
        await createGame({ gameType, gameCode, settings }, roomToken);
        if (isHere()) await moveIn(gameCode, hostType);
      });
    },
  };
}
