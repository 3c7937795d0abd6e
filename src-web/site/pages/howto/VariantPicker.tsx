import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/hooks/cx.ts";
import styles from "./howto.module.css";
import { VariantArt } from "./VariantArt.tsx";
import { VARIANTS, type Variant } from "./variants.ts";

interface VariantPickerProps {
  readonly value: Variant;
  readonly onPick: (variant: Variant) => void;
}

/** Asks where people are playing: three stickers, the chosen one raised. */
export function VariantPicker({ value, onPick }: VariantPickerProps) {
  const { t } = useTranslation("pages");
  return (
    <fieldset className={styles["variants"]}>
      <legend className={styles["question"]}>{t("howTo.where")}</legend>
      {VARIANTS.map((variant) => (
        <label
          key={variant}
          className={cx(styles["variant"], variant === value && styles["chosen"])}
        >
          <input
            type="radio"
            name="hostType"
            value={variant}
            className={styles["radio"]}
            checked={variant === value}
            onChange={() => onPick(variant)}
          />
          <VariantArt variant={variant} />
          <span className={styles["name"]}>{t(`howTo.${variant}.name`)}</span>
          <span className={styles["text"]}>{t(`howTo.${variant}.text`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
