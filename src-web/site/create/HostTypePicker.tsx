import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { HostTypeArt } from "../pages/HostTypeArt.tsx";
import styles from "./create.module.css";

interface HostTypePickerProps {
  readonly offered: readonly HostType[];
  readonly value: HostType;
  readonly onChange: (hostType: HostType) => void;
}

/** Picker for where the game is shown: a picture, a name and a sentence for each host type. */
export function HostTypePicker({ offered, value, onChange }: HostTypePickerProps) {
  const { t } = useTranslation("site");
  const name = useId();
  return (
    <fieldset className={cx(styles["hostTypes"], offered.length === 4 && styles["four"])}>
      <legend className="visually-hidden">{t("create.heading")}</legend>
      {offered.map((hostType) => {
        // Discord has screens of its own.
        if (hostType === "DISCORD") return null;
        return (
          <label
            key={hostType}
            className={cx(styles["hostType"], hostType === value && styles["picked"])}
          >
            <input
              type="radio"
              name={name}
              className="tile-input"
              checked={hostType === value}
              onChange={() => onChange(hostType)}
            />
            <HostTypeArt hostType={hostType} />
            <span className={styles["words"]}>
              <strong className={styles["hostName"]}>{t(`create.hostType.${hostType}`)}</strong>
              <span className={styles["hostText"]}>{t(`create.hostTypeText.${hostType}`)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
