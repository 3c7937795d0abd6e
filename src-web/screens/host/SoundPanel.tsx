import { useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { onVolume, setVolume, volume } from "../../audio/volume.ts";
import { useTopic } from "../../room/index.ts";
import { Switch } from "../../ui/controls/Choice.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

/** How loud this screen is, and whether the room has music. May change while a game runs. */
export function SoundPanel() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const id = useId();
  const level = useSyncExternalStore(onVolume, volume);
  const settings = useTopic("gameSettingsUpdated");
  return (
    <div className={styles["group"]}>
      <h3>{t("sound.title")}</h3>
      <div className={styles["row"]}>
        <label htmlFor={id}>{t("sound.volume")}</label>
        <input
          id={id}
          className={styles["slider"]}
          type="range"
          min={0}
          max={100}
          step={5}
          value={level}
          onChange={(event) => setVolume(Number(event.target.value))}
        />
      </div>
      {settings && (
        <Switch
          label={t("sound.music")}
          on={settings.musicEnabled}
          onChange={(musicEnabled) => void send("gameSettings", { settings: { musicEnabled } })}
        />
      )}
    </div>
  );
}
