import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import styles from "./Numbers.module.css";

interface SharesProps {
  readonly title: string;
  /** Heading of the first column. */
  readonly what: string;
  readonly shares: readonly { readonly of: string; readonly count: number }[];
  readonly nameOf: (of: string) => string;
  /** Without bars, for numbers that cannot be compared. */
  readonly plain?: boolean;
}

/** How a number is divided: a table that also draws its numbers as bars. */
export function Shares({ title, what, shares, nameOf, plain = false }: SharesProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormats();
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{title}</h2>
      {shares.length === 0 ? (
        <p className={styles["none"]}>{t("numbers.none")}</p>
      ) : (
        <table className={styles["shares"]}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{t("numbers.howMany")}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ of, count }) => (
              <tr key={of}>
                <th scope="row">
                  {nameOf(of)}
                  {!plain && (
                    <span
                      className={styles["bar"]}
                      // SAFETY: a custom property is a style like any other.
                      style={{ "--share": count / most } as CSSProperties}
                    />
                  )}
                </th>
                <td className="tabular">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
