import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, CircleSlash, Gauge } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fetchSetup } from "../../client/api/admin.ts";
import type { SetupLine } from "../../../src-shared/api/adminSite.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import styles from "./admin.module.css";

const ICONS = { ok: CircleCheck, standIn: CircleDashed, missing: CircleSlash } as const;

/**
 * The label of a state. The item `production` stands for the setting `DEV`, which should be off: its labels
 * are swapped.
 */
function labelOf(item: SetupLine["item"], state: SetupLine["state"]): SetupLine["state"] {
  if (item !== "production") return state;
  return state === "ok" ? "missing" : "ok";
}

/** What is configured on this deployment, what is not, and what that means. */
export default function Setup() {
  const { t } = useTranslation("admin");
  const query = useQuery({ queryKey: ["setup"], queryFn: fetchSetup, staleTime: 0 });
  return (
    <QueryView query={query}>
      {(lines) => (
        <ul className={styles["rows"]}>
          {lines.map(({ item, settings, state }) => {
            const Icon = ICONS[state];
            return (
              <li key={item} className={styles["row"]}>
                <Icon aria-hidden="true" />
                <div className={styles["main"]}>
                  <p className={styles["name"]}>
                    {settings.join(", ")} · {t(`setup.${labelOf(item, state)}`)}
                  </p>
                  <p className={styles["facts"]}>{t(`setupHint.${item}`)}</p>
                </div>
              </li>
            );
          })}
          <li className={styles["row"]}>
            <Gauge aria-hidden="true" />
            <div className={styles["main"]}>
              <p className={styles["name"]}>{t("setupPlan.name")}</p>
              <p className={styles["facts"]}>{t("setupPlan.hint")}</p>
            </div>
          </li>
        </ul>
      )}
    </QueryView>
  );
}
