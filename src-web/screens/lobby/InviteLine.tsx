import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { Optional } from "../../game-kit/Optional.tsx";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import styles from "./InviteLine.module.css";
import { Extra } from "../../game-kit/Extra.tsx";

const BringIn = lazy(() => import("../devices/BringIn.tsx"));

/** Without a television the phones show how to join: a tap enlarges the QR code for a friend's camera. */
export default function InviteLine({ code }: { readonly code: string }) {
  const { t } = useTranslation(["links", "room"]);
  const address = useJoinAddress();
  const words = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles["line"]}
        aria-labelledby={words}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className={styles["picture"]}>
          <Extra>
            <QrCode text={address.url(code)} label="" size="58px" />
          </Extra>
        </span>
        <span id={words} className={styles["words"]}>
          <span className={styles["do"]}>{t("bring.do")}</span>
          <span>
            {t("room:code.label")} <b className={styles["code"]}>{code}</b>
          </span>
        </span>
      </button>
      <Optional open={open} onClose={() => setOpen(false)}>
        {open && (
          <Suspense fallback={null}>
            <BringIn onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Optional>
    </>
  );
}
