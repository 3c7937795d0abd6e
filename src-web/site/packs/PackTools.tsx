import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { deletePack } from "../../client/api/packs.ts";
import type { Pack } from "../../../src-shared/api/packs.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import styles from "./packs.module.css";

interface PackToolsProps {
  readonly userId: string;
  readonly kind: PackKind;
  readonly pack: Pack;
}

/** Further actions for the user's own pack: share and delete. */
export function PackTools({ userId, kind, pack }: PackToolsProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [open, setOpen] = useState<"share" | "delete">();
  const close = () => setOpen(undefined);
  const deleting = useMutation({
    mutationFn: () => deletePack(kind, pack.id),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ["packs", kind] });
      toast(t("delete.done"), "good");
      const params = { userId, _splat: kind === "word" ? "packs" : `packs/${kind}` };
      // The user may be elsewhere by now.
      if (isHere()) await navigate({ to: "/user/$userId/$", params, replace: true });
      client.removeQueries({ queryKey: ["pack", kind, pack.id] });
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  return (
    <div className={styles["tools"]}>
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden="true" />}
        lockMs={300}
        onClick={() => setOpen("share")}
      >
        {t("share.button")}
      </Button>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        busy={deleting.isPending}
        lockMs={300}
        onClick={() => setOpen("delete")}
      >
        {t("delete.button")}
      </Button>
      {open === "share" && <ShareDialog kind={kind} pack={pack} onClose={close} />}
      <ConfirmDialog
        open={open === "delete"}
        title={t("delete.title")}
        text={t("delete.text", { name: pack.name })}
        action={t("delete.button")}
        onClose={close}
        onConfirm={() => deleting.mutate()}
      />
    </div>
  );
}
