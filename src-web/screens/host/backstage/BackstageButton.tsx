import { VenetianMask } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../../room/index.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { Optional } from "../../../game-kit/Optional.tsx";
import styles from "./backstage.module.css";

const BackstageDialog = lazy(() => import("./BackstageDialog.tsx"));

/**
 * The button that opens the backstage, on the phones of the host and of helpers, with the number of waiting
 * items.
 */
export default function BackstageButton() {
  const { t } = useTranslation("backstage");
  const [isOpen, setOpen] = useState(false);
  const items = Object.values(useTopic("backstage")?.items ?? {});
  const waiting = items.filter(({ status }) => status === "waiting").length;
  return (
    <span className={styles["opener"]}>
      <IconButton
        label={t("open", { count: waiting })}
        icon={<VenetianMask />}
        variant={waiting > 0 ? "primary" : "bare"}
        onClick={() => setOpen(true)}
        lockMs={300}
      />
      {waiting > 0 && (
        <b key={waiting} className={styles["count"]} aria-hidden="true">
          {waiting}
        </b>
      )}
      <Optional open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <Suspense fallback={null}>
            <BackstageDialog onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Optional>
    </span>
  );
}
