import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Choice, Switch } from "../controls/Choice.tsx";
import { chooseDisplay, MORE_CONTRAST, TEXT_SIZES, wantsContrast } from "../hooks/display.ts";
import { useDisplay } from "../hooks/useDisplay.ts";
import { useMedia } from "../hooks/media.ts";
import styles from "./display.module.css";

/** Display settings of this screen: each user's own choice, applied immediately and remembered. */
export function DisplayPanel() {
  const { t } = useTranslation("display");
  const noteId = useId();
  const shown = useDisplay();
  const isContrast = wantsContrast(shown, useMedia(MORE_CONTRAST));
  return (
    <div className={styles["panel"]} aria-describedby={noteId}>
      <Choice
        label={t("text.label")}
        options={TEXT_SIZES}
        value={shown.textSize}
        nameOf={(size) => t(`text.${size}`)}
        onChoose={(textSize) => chooseDisplay({ textSize })}
      />
      <Switch
        label={t("contrast")}
        on={isContrast}
        onChange={(highContrast) => chooseDisplay({ highContrast })}
      />
      <Switch
        label={t("safeColours")}
        on={shown.safeColours}
        onChange={(safeColours) => chooseDisplay({ safeColours })}
      />
      {"vibrate" in navigator && (
        <Switch
          label={t("haptics")}
          on={shown.haptics}
          onChange={(haptics) => chooseDisplay({ haptics })}
        />
      )}
      <p id={noteId} className={styles["note"]}>
        {t("note")}
      </p>
    </div>
  );
}
