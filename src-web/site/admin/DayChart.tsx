import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Numbers } from "../../../src-shared/api/adminSite.ts";
import type { CountName } from "../../../src-shared/catalog/events.ts";
import { dayInUtc } from "../../../src-shared/text/dates.ts";
import { useFormats } from "../../i18n/format.ts";
import styles from "./Numbers.module.css";
import { stepsOf, totalOf } from "./dayNumbers.ts";
import { LINE_STYLES } from "./lineStyles.ts";

interface DayChartProps {
  readonly title: string;
  readonly numbers: Numbers;
  /** At most as many as `LINE_STYLES` has line styles. */
  readonly names: readonly CountName[];
}

/** Some counts by day or by week: a line chart, the totals, and a table. */
export function DayChart({ title, numbers, names }: DayChartProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormats();
  const totals = names.map((name) => ({ name, total: totalOf(numbers, name) }));
  const isNone = totals.every(({ total }) => total === 0);
  const { length, days } = stepsOf(numbers, []);
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{title}</h2>
      <ul className={styles["legend"]}>
        {totals.map(({ name, total }, at) => (
          <li key={name}>
            <Sample at={at} />
            {t(`numbers.name.${name}`)}
            <strong className="tabular">{number(total)}</strong>
          </li>
        ))}
      </ul>
      {isNone && <p className={styles["none"]}>{t("numbers.none")}</p>}
      {/* A single day makes no line. */}
      {!isNone && days.length > 1 && (
        <>
          <Lines
            label={[
              title,
              ...totals.map(({ name, total }) => `${t(`numbers.name.${name}`)}: ${number(total)}`),
            ].join(". ")}
            numbers={numbers}
            names={names}
          />
          {length === 7 && <p className={styles["none"]}>{t("numbers.weekly")}</p>}
          <DayTable numbers={numbers} names={names} />
        </>
      )}
    </section>
  );
}

/** A short piece of a line, as the legend shows it beside its name. */
function Sample({ at }: { readonly at: number }) {
  return (
    <svg viewBox="0 0 44 12" className={styles["sample"]} aria-hidden="true">
      <line
        x1="2"
        y1="6"
        x2="42"
        y2="6"
        stroke={LINE_STYLES[at]?.color}
        strokeWidth="4"
        strokeDasharray={LINE_STYLES[at]?.dash.join(" ")}
      />
    </svg>
  );
}

interface LinesProps extends Omit<DayChartProps, "title"> {
  readonly label: string;
}

/** The line chart. The code that draws it is loaded on demand. */
function Lines({ label, numbers, names }: LinesProps) {
  const { i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const tag = i18n.language;
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    import("./drawLines.ts")
      .then(({ drawLines }) => {
        if (place.current && !isGone)
          remove = drawLines(place.current, stepsOf(numbers, names), tag);
      })
      .catch((error: unknown) => console.warn("could not draw the chart", error));
    return () => {
      isGone = true;
      remove?.();
    };
  }, [numbers, names, tag]);
  return <div ref={place} className={styles["lines"]} role="img" aria-label={label} />;
}

/** The same numbers as a table, newest first, without days on which nothing happened. */
function DayTable({ numbers, names }: Omit<DayChartProps, "title">) {
  const { t } = useTranslation("admin");
  const { number } = useFormats();
  const { length, days, rows } = stepsOf(numbers, names);
  const newestFirst = days
    .map((day, at) => ({ day, counts: rows.map(({ counts }) => counts[at] ?? 0) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .toReversed();
  return (
    <details className={styles["details"]}>
      <summary>{t("numbers.asTable")}</summary>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{t(length === 7 ? "numbers.week" : "numbers.day")}</th>
            {names.map((name, at) => (
              <th key={name} scope="col">
                <Sample at={at} />
                <span className={styles["column"]}>{t(`numbers.name.${name}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row" className="tabular">
                {dayInUtc(Date.parse(day))}
              </th>
              {names.map((name, at) => (
                <td key={name} className="tabular">
                  {number(counts[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles["none"]}>{t("numbers.leftOut")}</p>
    </details>
  );
}
