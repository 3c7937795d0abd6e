import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import {
  MAX_SCORE_OPTIONS,
  ROUND_OPTIONS,
  type GameSettingsPatch,
} from "../../../src-shared/catalog/settings.ts";
import { useTopic } from "../../room/index.ts";
import { useRoomChange } from "../devices/useRoomChange.ts";
import { Choice, Switch } from "../../ui/controls/Choice.tsx";
import { gameParts } from "../../games/parts.ts";
import type { SettingsPlace } from "../../game-kit/gameParts.ts";
import { gameLength } from "./gameLength.ts";
import { LastChoicesNote } from "./LastChoices.tsx";
import { TimerChoice } from "./TimerChoice.tsx";
import { relevantSettings } from "./backstage/relevantSettings.ts";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

// Only the host needs packs.
const PackPicker = lazy(() => import("./PackPicker.tsx"));

const KeepReel = lazy(() =>
  import("../reel/ReelSwitch.tsx").then((parts) => ({ default: parts.KeepReel })),
);
const RoomLanguage = lazy(() => import("../devices/RoomLanguage.tsx"));
const TextSettings = lazy(() => import("./backstage/TextSettings.tsx"));

/**
 * Everything a host can set before a game. It suspends until all its parts are loaded, so that none of them
 * moves another.
 */
export default function SettingsPanel() {
  const { t } = useTranslation("room");
  const changeRoom = useRoomChange();
  const { send } = useSend();
  const settings = useTopic("gameSettingsUpdated");
  const session = useTopic("gameSessionUpdated");
  const evening = useTopic("evening");
  if (!settings || !session) {
    return (
      <div className={styles["panel"]}>
        <p>{t("lobby.noGame")}</p>
        <RoomLanguage />
      </div>
    );
  }
  const change = (patch: GameSettingsPatch) => void send("gameSettings", { settings: patch });
  const { gameType } = session;
  const length = gameLength(gameType);
  const parts = gameParts(gameType);
  const own = (place: SettingsPlace) =>
    parts?.Settings && <parts.Settings place={place} settings={settings} onChange={change} />;
  return (
    <div className={styles["panel"]}>
      <LastChoicesNote />
      {length === "race" && (
        <Choice
          label={t("settings.maxScore")}
          options={MAX_SCORE_OPTIONS}
          value={settings.maxScore as (typeof MAX_SCORE_OPTIONS)[number]}
          nameOf={String}
          onChoose={(maxScore) => change({ maxScore })}
        />
      )}
      {length === "turns" && (
        <Choice
          label={t("settings.turns")}
          options={ROUND_OPTIONS}
          value={settings.numberOfTurns as (typeof ROUND_OPTIONS)[number]}
          nameOf={String}
          onChoose={(numberOfTurns) => change({ numberOfTurns })}
        />
      )}
      {length === "rounds" && (
        <Choice
          label={t("settings.rounds")}
          options={ROUND_OPTIONS}
          value={settings.numberOfRounds as (typeof ROUND_OPTIONS)[number]}
          nameOf={String}
          onChoose={(numberOfRounds) => change({ numberOfRounds })}
        />
      )}
      {own("choices")}
      <TimerChoice />
      <RoomLanguage />
      <div>
        {own("switches")}
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
          onChange={(isPublic) => changeRoom({ isPublic })}
        />
        <KeepReel />
      </div>
      {gameType !== undefined && GAME_FACTS[gameType].hasTexts && (
        <TextSettings
          heeded={relevantSettings(gameType, evening?.next)}
          own={own}
          settings={settings}
          onChange={change}
        />
      )}
      {/* At the end: its list is loaded long after the rest and must not move it. */}
      {gameType !== undefined && GAME_FACTS[gameType].packs.length > 0 && (
        <PackPicker
          kinds={GAME_FACTS[gameType].packs}
          chosen={settings.wordPackIds}
          language={settings.language}
          onChange={(wordPackIds) => send("gameSettings", { settings: { wordPackIds } })}
        />
      )}
    </div>
  );
}
