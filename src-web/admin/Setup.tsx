import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, CircleSlash } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Load } from "../profile/Load.tsx";
import styles from "./admin.module.css";
import { fetchSetup } from "./calls.ts";

const ICONS = { ok: CircleCheck, standIn: CircleDashed, missing: CircleSlash } as const;

/** What of this deployment is configured, what is not, and what that means. */
export default function Setup() {
  const { t } = useTranslation("admin");
  const query = useQuery({ queryKey: ["setup"], queryFn: fetchSetup, staleTime: 0 });
  return (
    <Load query={query}>
      {(lines) => (
        <ul className={styles["rows"]}>
          {lines.map(({ item, settings, state }) => {
            const Icon = ICONS[state];
            return (
              <li key={item} className={styles["row"]}>
                <Icon aria-hidden="true" />
                <div className={styles["main"]}>
                  <p className={styles["name"]}>
                    {settings.join(", ")} · {t(`setup.${state}`)}
                  </p>
                  <p className={styles["facts"]}>{t(`setupHint.${item}`)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Load>
  );
}
