import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import {
  MAX_SCORE_OPTIONS,
  ROUND_OPTIONS,
  type GameSettingsPatch,
} from "../../../src-shared/catalog/settings.ts";
import { useTopic } from "../../room/index.ts";
import { useRoomChange } from "../devices/useRoomChange.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { Choice, Switch } from "../../ui/controls/Choice.tsx";
import { gameParts } from "../../games/parts.ts";
import type { SettingsPlace } from "../../game-kit/gameParts.ts";
import { gameLength } from "./gameLength.ts";
import { LastChoicesNote } from "./LastChoices.tsx";
import { TimerChoice } from "./TimerChoice.tsx";
import { heededSettings } from "./backstage/heededSettings.ts";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

// Packs are the host's business alone.
const PackPicker = lazy(() => import("./PackPicker.tsx"));

const KeepReel = lazy(() =>
  import("../reel/ReelSwitch.tsx").then((parts) => ({ default: parts.KeepReel })),
);
const RoomLanguage = lazy(() => import("../devices/RoomLanguage.tsx"));
const TextSettings = lazy(() => import("./backstage/TextSettings.tsx"));

/** All a host may set before a game. */
export default function SettingsPanel() {
  const { t } = useTranslation("room");
  const changeRoom = useRoomChange();
  const { send } = useSend();
  const settings = useTopic("gameSettingsUpdated");
  const session = useTopic("gameSessionUpdated");
  const evening = useTopic("evening");
  const language = (
    <Suspense fallback={null}>
      <RoomLanguage />
    </Suspense>
  );
  if (!settings || !session) {
    return (
      <div className={styles["panel"]}>
        <p>{t("lobby.noGame")}</p>
        {language}
      </div>
    );
  }
  const change = (patch: GameSettingsPatch) => void send("gameSettings", { settings: patch });
  const { gameType } = session;
  const length = gameLength(gameType);
  const parts = gameParts(gameType);
  const own = (place: SettingsPlace) =>
    parts?.Settings && (
      <Suspense fallback={null}>
        <parts.Settings place={place} settings={settings} onChange={change} />
      </Suspense>
    );
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
      {language}
      {session.gameType && GAME_FACTS[session.gameType].packs.length > 0 && (
        <Suspense fallback={<Spinner />}>
          <PackPicker
            kinds={GAME_FACTS[session.gameType].packs}
            chosen={settings.wordPackIds}
            language={settings.language}
            onChange={(wordPackIds) => change({ wordPackIds })}
          />
        </Suspense>
      )}
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
        <Suspense fallback={null}>
          <KeepReel />
        </Suspense>
      </div>
      {gameType !== undefined && GAME_FACTS[gameType].hasTexts && (
        <Suspense fallback={null}>
          <TextSettings
            heeded={heededSettings(gameType, evening?.next)}
            own={own}
            settings={settings}
            onChange={change}
          />
        </Suspense>
      )}
    </div>
  );
}
