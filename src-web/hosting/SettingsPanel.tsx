import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../src-rooms/catalog/gameTypes.ts";
import type { GameSettingsPatch, TimerMode } from "../../src-rooms/catalog/settings.ts";
import { useErrorText } from "../i18n/errors.ts";
import { useTopic } from "../room/index.ts";
import { ApiError } from "../session/request.ts";
import { toast } from "../ui/announcer.ts";
import { Choice, Switch } from "./Choice.tsx";
import styles from "./hosting.module.css";
import { setPublic } from "./roomCalls.ts";
import { useAsk } from "./useAsk.ts";

// The catalogue's lists stand beside schemas that the web app does not load.
const ROUNDS = [1, 2, 3, 4, 5, 6, 7] as const;
const TIMERS: readonly TimerMode[] = ["x1", "x1.5", "x2", "off"];
const TIMER_KEY = { x1: "x1", "x1.5": "x15", x2: "x2", off: "off" } as const;

const TextSettings = lazy(() => import("../backstage/TextSettings.tsx"));
/** Games in which people make nothing that others see. */
const WITHOUT_TEXTS: readonly GameType[] = ["RPS_SHOOT", "HIDE_AND_PEEK"];

/** How fast the clock runs; may change while a game runs. */
export function TimerChoice() {
  const { t } = useTranslation("room");
  const ask = useAsk();
  const mode = useTopic("gameSettingsUpdated")?.timerMode;
  if (mode === undefined) return null;
  return (
    <Choice
      label={t("settings.timer")}
      options={TIMERS}
      value={mode}
      nameOf={(option) => t(`settings.timerMode.${TIMER_KEY[option]}`)}
      onChoose={(timerMode) => void ask("gameSettings", { settings: { timerMode } })}
    />
  );
}

/** All a host may set before a game. */
export function SettingsPanel() {
  const { t } = useTranslation("room");
  const ask = useAsk();
  const errorText = useErrorText();
  const settings = useTopic("gameSettingsUpdated");
  const session = useTopic("gameSessionUpdated");
  if (!settings || !session) return <p>{t("lobby.noGame")}</p>;
  const change = (patch: GameSettingsPatch) => void ask("gameSettings", { settings: patch });
  const publish = async (isPublic: boolean) => {
    try {
      await setPublic(session.gameCode, isPublic);
    } catch (error) {
      toast(errorText(error instanceof ApiError ? error.code : "internal"), "bad");
    }
  };
  const { gameType } = session;
  return (
    <div className={styles["panel"]}>
      <Choice
        label={t("settings.rounds")}
        options={ROUNDS}
        value={settings.numberOfRounds as (typeof ROUNDS)[number]}
        nameOf={String}
        onChoose={(numberOfRounds) => change({ numberOfRounds })}
      />
      <TimerChoice />
      <div>
        <Switch
          label={t("settings.tutorial")}
          on={settings.includeTutorial}
          onChange={(includeTutorial) => change({ includeTutorial })}
        />
        <Switch
          label={t("settings.music")}
          on={settings.musicEnabled}
          onChange={(musicEnabled) => change({ musicEnabled })}
        />
        <Switch
          label={t("settings.public")}
          on={session.isPublic}
          onChange={(isPublic) => void publish(isPublic)}
        />
      </div>
      {gameType !== undefined && !WITHOUT_TEXTS.includes(gameType) && (
        <Suspense fallback={null}>
          <TextSettings gameType={gameType} settings={settings} onChange={change} />
        </Suspense>
      )}
    </div>
  );
}
