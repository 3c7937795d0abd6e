import { Check, Eraser } from "lucide-react";
import { useId, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./ColourPicker.module.css";
import { COLOUR_NAMES, colourOf, ERASER } from "../../../src-shared/catalog/drawing.ts";
import type { Tools } from "./useTools.ts";

interface ColourPickerProps {
  readonly tools: Tools;
  readonly onChange: (change: Partial<Tools>) => void;
  /** Leaves out the eraser, for a palette of sixteen. */
  readonly inksOnly?: boolean;
  /** Shown in the last cell. */
  readonly children?: ReactNode;
}

/** All colours at once, each with its name; the last one is the colour of the paper and erases. */
export function ColourPicker({ tools, onChange, inksOnly = false, children }: ColourPickerProps) {
  const { t } = useTranslation("drawing");
  const group = useId();
  const names = inksOnly ? COLOUR_NAMES.slice(0, ERASER) : COLOUR_NAMES;
  return (
    <div className={styles["colours"]} role="radiogroup" aria-label={t("colour.label")}>
      {names.map((name, colour) => (
        <label
          key={name}
          className={styles["colour"]}
          style={{ "--ink-colour": colourOf(colour, tools.safeColours) } as CSSProperties}
          title={t(`colour.${name}`)}
        >
          <input
            type="radio"
            name={group}
            className="tile-input"
            aria-label={t(`colour.${name}`)}
            checked={tools.colour === colour}
            onChange={() => onChange({ colour })}
          />
          <span className={styles["dab"]}>
            {colour === ERASER && <Eraser aria-hidden="true" />}
            {colour !== ERASER && tools.colour === colour && <Check aria-hidden="true" />}
          </span>
        </label>
      ))}
      {children}
    </div>
  );
}
