import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, errorCodeOf, isFinalRefusal } from "../../client/http/request.ts";
import { lookAtCode, confirmCode } from "../../client/api/televisions.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { useHostingErrorText } from "../create/errorText.ts";
import { SignInPrompt } from "../create/SignInPrompt.tsx";
import { useOfferedGames } from "../../games/useOfferedGames.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { useAccount } from "../../client/auth/account.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import { sleep } from "../../ui/hooks/sleep.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import type { HostingError } from "../create/useHosting.ts";
import { GameChoice } from "./GameChoice.tsx";
import styles from "./LoginCodePage.module.css";

const GuestLimitDialog = lazy(() => import("../create/GuestLimitDialog.tsx"));
const ExpiredDialog = lazy(() => import("../../screens/subscription/ExpiredDialog.tsx"));

type Step = "looking" | "choosing" | "starting" | "expired";

/**
 * Interval, ms, and number of requests in which the phone checks whether the television has opened its room.
 */
const ASK_MS = 2_000;
const ASK_TIMES = 23;

/**
 * The room the television opened; undefined if it did not in time, or if nobody waits for it any more. Failed
 * requests are repeated, a refusal rejects.
 */
async function roomOf(loginCode: string, isWaiting: () => boolean): Promise<string | undefined> {
  for (let times = 0; times < ASK_TIMES && isWaiting(); times += 1) {
    const look = await lookAtCode(loginCode).catch((error: unknown) => {
      if (isFinalRefusal(error)) throw error;
    });
    if (look?.gameCode !== undefined) return look.gameCode;
    if (look?.status === "expired") return undefined;
    await sleep(ASK_MS);
  }
  return undefined;
}

interface LoginCodePageProps {
  readonly loginCode: string;
  /** A game that was already chosen. */
  readonly gameType: GameType | undefined;
  /** Called when the user wants to enter another code. */
  readonly onOther: () => void;
}

/** The phone's part of pairing: choose what the television plays, start it there, then take a seat. */
export function LoginCodePage({ loginCode, gameType, onOther }: LoginCodePageProps) {
  const { t } = useTranslation("tv");
  const navigate = useNavigate();
  const isHere = useIsHere();
  const account = useAccount();
  const errorText = useHostingErrorText();
  const games = useOfferedGames();
  const [step, setStep] = useState<Step>("looking");
  const [device, setDevice] = useState<string>();
  const [error, setError] = useState<HostingError>();
  const [chosen, setChosen] = useState(gameType);
  const game = games.find((one) => one.gameType === chosen)?.gameType ?? games[0]?.gameType;

  useEffect(() => {
    let isOver = false;
    lookAtCode(loginCode).then(
      (look) => {
        if (isOver) return;
        setDevice(look.device);
        setStep(look.status === "expired" ? "expired" : "choosing");
      },
      (failure: unknown) => {
        console.error("code look-up failed", failure);
        if (isOver) return;
        // Status 400 means an invalid code. After any other failure the code may still be valid: starting
        // will show.
        if (failure instanceof ApiError && failure.status === 400) return setStep("expired");
        setError(failure instanceof ApiError ? failure.code : "create_game_failed");
        setStep("choosing");
      },
    );
    return () => {
      isOver = true;
    };
  }, [loginCode]);

  const start = async () => {
    setStep("starting");
    setError(undefined);
    try {
      await confirmCode(loginCode, currentLanguage(), game).catch((failure: unknown) => {
        // This user's earlier confirmation got through but its response was lost. Anyone else would get an
        // expired code.
        if (errorCodeOf(failure) !== "tv_already_started") throw failure;
      });
      const gameCode = await roomOf(loginCode, isHere);
      // The user may be in another room by now.
      if (!isHere()) return;
      if (gameCode === undefined) {
        setError("create_game_failed");
        return setStep("choosing");
      }
      if (game) track("game_created", { gameType: game, hostType: "SMART_TV" });
      clearGameSession();
      await navigate({ to: "/join/$gameCode", params: { gameCode }, search: { quickStart: 1 } });
    } catch (failure) {
      console.error("television was not paired", failure);
      const code = failure instanceof ApiError ? failure.code : "create_game_failed";
      if (code === "login_code_expired") return setStep("expired");
      setError(code);
      setStep("choosing");
    }
  };

  if (step === "looking" || account.kind === "unknown") return <Spinner />;
  if (step === "expired") {
    return (
      <section className={styles["card"]} role="alert">
        <AvatarImage src="lemon.webp" size="120px" />
        <h1 className={styles["heading"]}>{t("pair.expired")}</h1>
        <p>{t("pair.expiredText")}</p>
        <Button size="big" wide onClick={onOther}>
          {t("pair.other")}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles["card"]}>
      {step === "starting" && (
        <FullScreenOverlay title={t("pair.starting")} text={t("pair.startingText")} />
      )}
      <h1 className={styles["heading"]}>{t("pair.heading")}</h1>
      <p className={styles["code"]}>{loginCode}</p>
      {account.kind === "visitor" ? (
        <SignInPrompt />
      ) : (
        <>
          <p>
            {device === undefined ? t("pair.compare") : t("pair.compareDevice", { device })}{" "}
            {t("pair.allows")}
          </p>
          <p>{t("pair.choose")}</p>
          <GameChoice games={games} value={game} onChange={setChosen} />
          <p className={styles["error"]} role="alert">
            {error &&
              error !== "subscription_expired" &&
              error !== "guest_limit" &&
              errorText(error)}
          </p>
          <Suspense fallback={null}>
            {error === "subscription_expired" && (
              <ExpiredDialog onPaid={() => void start()} onClose={() => setError(undefined)} />
            )}
            {error === "guest_limit" && (
              <GuestLimitDialog onDone={() => void start()} onClose={() => setError(undefined)} />
            )}
          </Suspense>
          <div className={styles["action"]}>
            <Button size="big" wide onClick={() => void start()}>
              {t("pair.start", { code: loginCode })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
