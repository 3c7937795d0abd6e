import { Share2 } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { siteName } from "../../ui/page/siteName.ts";
import { CopyLink } from "./CopyLink.tsx";
import styles from "./links.module.css";

/**
 * Invites somebody who is not here yet, from any phone: a QR code to scan, the room's code, and a link to
 * send.
 */
export default function BringIn({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("links");
  const address = useJoinAddress();
  const code = useTopic("gameSessionUpdated")?.gameCode;
  if (code === undefined) return null;
  const url = address.url(code);
  const invitation = { title: siteName(), text: t("bring.invitation", { code }), url };
  const send = () => {
    // Rejects when the user closes the sheet without choosing anybody. Nothing is lost: the link can still be
    // copied.
    navigator.share(invitation).catch(() => undefined);
  };
  return (
    <Dialog open title={t("bring.do")} onClose={onClose}>
      <div className={styles["share"]}>
        <Suspense fallback={<Spinner />}>
          <QrCode
            text={url}
            label={t("qr", { what: t("bring.do") })}
            size="min(300px, 62vw, 42vh)"
          />
        </Suspense>
        <p className={styles["letters"]}>
          <b className="visually-hidden">{Array.from(code).join(" ")}</b>
          <span aria-hidden="true">{code}</span>
        </p>
        {/* Some desktop browsers, and pages without https, have no share sheet. */}
        {"share" in navigator && (
          <Button wide icon={<Share2 />} lockMs={300} onClick={send}>
            {t("bring.send")}
          </Button>
        )}
        <CopyLink url={url} />
      </div>
    </Dialog>
  );
}
