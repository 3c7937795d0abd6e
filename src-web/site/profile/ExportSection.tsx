import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { fetchExport } from "../../client/api/profile.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { saveFile } from "../../ui/hooks/saveFile.ts";
import styles from "./profile.module.css";

const FILE_NAME = "hubbub.json";

function save(everything: unknown): void {
  const text = JSON.stringify(everything, null, 2);
  saveFile(new Blob([text], { type: "application/json" }), FILE_NAME);
}

/** Download of everything the service stores about the user. */
export function ExportSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const exporting = useMutation({
    mutationFn: () => fetchExport(userId),
    onSuccess: save,
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{t("export.heading")}</h2>
      <p className={styles["quiet"]}>{t("export.text")}</p>
      <Button
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        busy={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t("export.button")}
      </Button>
    </section>
  );
}
