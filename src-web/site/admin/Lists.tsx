import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { download } from "../../client/api/admin.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";
import { useAdminMutation } from "./useAdminMutation.ts";

const LISTS = ["newsletter", "survey"] as const;

/** Lists to download as files for a spreadsheet. */
export default function Lists() {
  const { t } = useTranslation("admin");
  const saving = useAdminMutation(download);
  return (
    <ul className={styles["rows"]}>
      {LISTS.map((name) => (
        <li key={name} className={styles["row"]}>
          <div className={styles["main"]}>
            <p className={styles["name"]}>{t(`lists.${name}`)}</p>
            <p className={styles["facts"]}>{t(`listsHint.${name}`)}</p>
          </div>
          <Button
            variant="quiet"
            icon={<Download aria-hidden="true" />}
            busy={saving.isPending && saving.variables === name}
            aria-label={t("named", { action: t("lists.save"), name: t(`lists.${name}`) })}
            onClick={() => saving.mutate(name)}
          >
            {t("lists.save")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
