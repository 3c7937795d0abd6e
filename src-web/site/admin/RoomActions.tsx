import { useState } from "react";
import { useTranslation } from "react-i18next";
import { moderateRoom } from "../../client/api/admin.ts";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";
import { useAdminMutation } from "./useAdminMutation.ts";

interface RoomActionsProps {
  readonly gameCode: string;
  readonly isPublic: boolean;
}

/** Buttons to make another person's room private or to close it. */
export function RoomActions({ gameCode, isPublic }: RoomActionsProps) {
  const { t } = useTranslation("admin");
  const [isAsking, setAsking] = useState(false);
  const hiding = useAdminMutation(() => moderateRoom(gameCode, "makePrivate"));
  const closing = useAdminMutation(() => moderateRoom(gameCode, "close"));
  return (
    <div className={styles["actions"]}>
      {isPublic && (
        <Button
          variant="quiet"
          busy={hiding.isPending}
          aria-label={t("named", { action: t("rooms.hide"), name: gameCode })}
          onClick={() => hiding.mutate(undefined)}
        >
          {t("rooms.hide")}
        </Button>
      )}
      <Button
        variant="danger"
        busy={closing.isPending}
        aria-label={t("named", { action: t("rooms.close"), name: gameCode })}
        onClick={() => setAsking(true)}
      >
        {t("rooms.close")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("rooms.closeTitle", { gameCode })}
        text={t("rooms.closeText")}
        action={t("rooms.close")}
        onClose={() => setAsking(false)}
        onConfirm={() => closing.mutate(undefined)}
      />
    </div>
  );
}
