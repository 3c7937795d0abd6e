import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FIRST_ITEMS } from "../../../src-shared/catalog/admin.ts";
import { fetchSetup } from "../../client/api/admin.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";

/**
 * What a new site still lacks before guests come, and a note that it already works. Renders nothing once
 * nothing is lacking.
 */
export function FirstSteps() {
  const { t } = useTranslation("admin");
  const { data = [] } = useQuery({ queryKey: ["setup"], queryFn: fetchSetup, staleTime: 0 });
  const lacking = FIRST_ITEMS.flatMap(
    (first) => data.find(({ item, state }) => item === first && state !== "ok") ?? [],
  );
  if (lacking.length === 0) return null;
  return (
    <section className={styles["card"]} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles["name"]}>
        {t("first.heading")}
      </h2>
      <p>{t("first.text")}</p>
      <ul className={styles["rows"]}>
        {lacking.map(({ item, settings }) => (
          <li key={item} className={styles["step"]}>
            <CircleDashed aria-hidden="true" />
            <div className={styles["main"]}>
              <p className={styles["name"]}>{settings.join(", ")}</p>
              <p className={styles["facts"]}>{t(`setupHint.${item}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles["actions"]}>
        <Link to="/" className={buttonClass()}>
          {t("first.play")}
        </Link>
        <Link
          to="/admin/$"
          params={{ _splat: "setup" }}
          className={buttonClass({ variant: "quiet" })}
        >
          {t("first.all")}
        </Link>
      </div>
    </section>
  );
}
