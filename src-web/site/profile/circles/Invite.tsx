import { Copy, RefreshCw, UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import { renewLink } from "../../../client/api/circles.ts";
import { useJoinAddress } from "../../../client/joinUrl.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/controls/Dialog.tsx";
import panel from "../../../ui/controls/panel.module.css";
import { toast } from "../../../ui/feedback/announcer.ts";
import { CopyByHand } from "../../../ui/forms/CopyByHand.tsx";
import { QrCode } from "../../../ui/feedback/QrCode.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import styles from "./circles.module.css";
import { useCircleChange } from "./useCircleChange.ts";

/** The link to join the circle, to be shared. The circle's leader can replace it. */
export function Invite({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation(["circles", "links"]);
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const address = useJoinAddress();
  const change = useCircleChange(circle.circleId, () => toast(t("invite.renewed"), "good"));
  const link = address.at(`/circle/join/${circle.link}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("invite.copied"), "good");
    } catch {
      setRefused(true);
      toast(t("links:copyFailed"), "bad");
    }
  };
  return (
    <>
      <Button icon={<UserPlus />} onClick={() => setOpen(true)}>
        {t("invite.button")}
      </Button>
      <Dialog open={isOpen} title={t("invite.title")} onClose={() => setOpen(false)}>
        <div className={styles["invite"]}>
          <div className={styles["code"]}>
            <Suspense fallback={<Spinner />}>
              <QrCode text={link} label={t("invite.title")} size="100%" />
            </Suspense>
          </div>
          <div className={panel["confirm"]}>
            <p>{t("invite.text")}</p>
            <Button wide icon={<Copy />} lockMs={300} onClick={() => void copy()}>
              {t("invite.copy")}
            </Button>
            {isRefused && <CopyByHand label={t("invite.copy")} url={link} />}
            {circle.leads && (
              <Button
                variant="quiet"
                wide
                icon={<RefreshCw />}
                busy={change.isPending}
                onClick={() => change.mutate(() => renewLink(circle.circleId))}
              >
                {t("invite.renew")}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
