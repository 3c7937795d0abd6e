import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import styles from "./Heat.module.css";

interface HeatProps {
  /** Maximum number of lines. */
  readonly most: number;
  /** Side by side instead of one below the other. */
  readonly row?: boolean;
}

/** The wrong guesses most common in the crowd: the longer the bar, the more votes. */
export function Heat({ most, row = false }: HeatProps) {
  const { t } = useTranslation("canvas-clash");
  const heat = useTopic("stage")?.heat ?? [];
  const hottest = heat[0]?.votes ?? 1;
  if (heat.length === 0) return null;
  return (
    <section className={styles["heat"]} aria-label={t("heat.label")}>
      <p aria-hidden="true">{t("heat.label")}</p>
      <ol className={row ? styles["row"] : styles["column"]}>
        {heat.slice(0, most).map(({ text, votes }) => (
          <li key={text} style={{ "--share": votes / hottest } as CSSProperties}>
            <span>{text}</span>
            <b className="tabular">{votes}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
