import { useNavigate, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { leaveSeat } from "../../client/api/leaveSeat.ts";
import { ApiError } from "../../client/http/request.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { RoomProvider } from "../../room/index.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { RoomExitProvider } from "../../screens/frame/roomExit.tsx";
import { useRenewedToken } from "../../screens/frame/useRenewedToken.ts";
import overlay from "../../screens/frame/Overlay.module.css";
import { PlayerScreen } from "../../screens/PlayerScreen.tsx";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { EnteringOverlay } from "../../ui/page/EnteringOverlay.tsx";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import { activity } from "../../platform/discord/activity.ts";
import { enterRoom, type SeatInRoom, type EntryOutcome } from "../../platform/discord/enterRoom.ts";
import { JoinForm } from "./JoinForm.tsx";
import { GameSelector } from "./GameSelector.tsx";

const ExpiredDialog = lazy(() => import("../../screens/subscription/ExpiredDialog.tsx"));

type Place =
  | { readonly kind: "entering" | "out" }
  | { readonly kind: "failed"; readonly code: ErrorCode }
  | EntryOutcome;

function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  console.error("could not enter the activity", error);
  return "internal";
}

/** The whole activity: entering its room, inside the room, or outside again with a way back. */
export function ActivityScreen() {
  const { t } = useTranslation("discord");
  const [place, setPlace] = useState<Place>({ kind: "entering" });
  useOutsidePages();
  const isEntering = place.kind === "entering";
  useEffect(() => {
    if (!isEntering) return undefined;
    let isOutdated = false;
    enterRoom().then(
      (way) => !isOutdated && setPlace(way),
      (error: unknown) => !isOutdated && setPlace({ kind: "failed", code: codeOf(error) }),
    );
    return () => {
      isOutdated = true;
    };
  }, [isEntering]);
  const again = () => setPlace({ kind: "entering" });
  return (
    <>
      {isEntering && <FullScreenOverlay title={t("entering.title")} text={t("entering.text")} />}
      {place.kind === "unseated" && (
        <JoinForm
          unseated={place.unseated}
          onSeat={(seat) => setPlace({ kind: "in", seat })}
          onClosed={again}
        />
      )}
      {place.kind === "in" && (
        <InRoom seat={place.seat} onOut={() => setPlace({ kind: "out" })} onAgain={again} />
      )}
      {place.kind === "out" && (
        <Card title={t("out.title")} text={t("out.text")} action={t("out.back")} onAction={again} />
      )}
      {place.kind === "failed" && <Failed code={place.code} onAgain={again} />}
      <Announcer />
      <EnteringOverlay />
    </>
  );
}

/**
 * Opens pages of the site in the player's own browser, since they are not meant to be shown inside Discord.
 */
function useOutsidePages(): void {
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    if (href === "/") return;
    void activity().then(({ openOutside }) => openOutside(href), console.warn);
    void navigate({ to: "/", replace: true });
  }, [href, navigate]);
}

interface InRoomProps {
  readonly seat: SeatInRoom;
  readonly onOut: () => void;
  readonly onAgain: () => void;
}

/**
 * A player inside the room: the stage and the player's own task in one window, as when playing without a
 * television.
 */
function InRoom({ seat, onOut, onAgain }: InRoomProps) {
  const { gameCode, sessionPlayerId, token } = seat;
  const proof = useRenewedToken(gameCode, token);
  const doors = useMemo(
    () => ({
      leave: () => {
        leaveSeat({ gameCode, sessionPlayerId });
        clearGameSession();
        onOut();
      },
      reconnect: onAgain,
    }),
    [gameCode, sessionPlayerId, onOut, onAgain],
  );
  return (
    <RoomExitProvider value={doors}>
      <RoomProvider gameCode={gameCode} purpose="player" token={proof}>
        <PlayerScreen />
        <GameSelector refused={seat.refusedGame} />
      </RoomProvider>
    </RoomExitProvider>
  );
}

function Failed({ code, onAgain }: { readonly code: ErrorCode; readonly onAgain: () => void }) {
  const { t } = useTranslation("discord");
  const errorText = useErrorText();
  const [isTold, setTold] = useState(false);
  const isMissing = code === "provider_not_configured";
  const isExpired = code === "subscription_expired" && !isTold;
  return (
    <>
      <Card
        title={t("failed.title")}
        text={isMissing ? t("failed.notConfigured") : errorText(code)}
        action={t("failed.again")}
        onAction={onAgain}
      />
      <Suspense fallback={null}>
        {isExpired && <ExpiredDialog onPaid={onAgain} onClose={() => setTold(true)} />}
      </Suspense>
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Card({ title, text, action, onAction }: CardProps) {
  return (
    <main className={overlay["full"]}>
      <section className={overlay["card"]} role="alert">
        <AvatarImage src="onigiri.webp" size="120px" />
        <h1 className={overlay["title"]}>{title}</h1>
        <p>{text}</p>
        <div className={overlay["buttons"]}>
          <Button onClick={onAction}>{action}</Button>
        </div>
      </section>
    </main>
  );
}
