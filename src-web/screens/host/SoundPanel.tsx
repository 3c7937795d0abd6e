import { useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { CHANNELS } from "../../audio/levels.ts";
import { onVolume, setVolume, volumes } from "../../audio/volume.ts";
import { usePurpose, useTopic } from "../../room/index.ts";
import { Switch } from "../../ui/controls/Choice.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

/**
 * The volume of this screen, if it plays sound, and whether the room has music. Both can be changed while a
 * game runs.
 */
export function SoundPanel() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const id = useId();
  const levels = useSyncExternalStore(onVolume, volumes, volumes);
  const settings = useTopic("gameSettingsUpdated");
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  const purpose = usePurpose();
  // A remote makes no sound, and neither does a phone next to a television, so there is no volume to set.
  const isPlayed = purpose !== "remote" && hostType !== undefined && hostPlays(hostType);
  const sounds = purpose === "host" || isPlayed;
  return (
    <div className={styles["group"]}>
      <h3>{t("sound.title")}</h3>
      {sounds && (
        <div role="group" aria-label={t("sound.volume")}>
          {CHANNELS.map((channel) => (
            <div key={channel} className={styles["row"]}>
              <label htmlFor={`${id}${channel}`}>{t(`sound.${channel}`)}</label>
              <input
                id={`${id}${channel}`}
                className={styles["slider"]}
                type="range"
                min={0}
                max={100}
                step={5}
                value={levels[channel]}
                onChange={(event) => setVolume(channel, Number(event.target.value))}
              />
            </div>
          ))}
        </div>
      )}
      {settings && (
        <Switch
          label={t("sound.inRoom")}
          on={settings.musicEnabled}
          onChange={(musicEnabled) => void send("gameSettings", { settings: { musicEnabled } })}
        />
      )}
    </div>
  );
}
