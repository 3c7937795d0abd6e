import { Copy, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { toast } from "../../../ui/feedback/announcer.ts";
import { useCopied } from "../../../ui/feedback/useCopied.ts";
import { saveFile } from "../../../ui/hooks/saveFile.ts";
import styles from "./secondFactor.module.css";

const FILE_NAME = "hubbub-recovery-codes.txt";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes for a lost app. No other screen ever shows them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation(["second-factor", "common"]);
  const [isCopied, copied] = useCopied();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    if (!(await copied(text))) toast(t("recovery.copyFailed"), "bad");
  };

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles["form"]}>
      <h3 ref={heading} tabIndex={-1} className={styles["strong"]}>
        {t("recovery.heading")}
      </h3>
      <p>{t("recovery.text")}</p>
      <ul className={styles["codes"]}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles["row"]}>
        <Button
          variant="quiet"
          icon={<Copy aria-hidden="true" />}
          lockMs={0}
          onClick={() => void copy()}
        >
          {isCopied ? t("common:button.copied") : t("recovery.copy")}
        </Button>
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), FILE_NAME)}
        >
          {t("recovery.save")}
        </Button>
      </div>
      <Button onClick={onKept}>{t("recovery.kept")}</Button>
    </div>
  );
}
