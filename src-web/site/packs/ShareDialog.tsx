import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { sharePack, unsharePack } from "../../client/api/packs.ts";
import type { Pack } from "../../../src-shared/api/packs.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { useCopied } from "../../ui/feedback/useCopied.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";
import styles from "./packs.module.css";

interface ShareDialogProps {
  readonly kind: PackKind;
  readonly pack: Pack;
  readonly onClose: () => void;
}

/** Dialog that shows the link to a pack and can revoke it. */
export function ShareDialog({ kind, pack, onClose }: ShareDialogProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const query = useQuery({
    queryKey: ["share", kind, pack.id],
    queryFn: () => sharePack(kind, pack.id),
    // The request creates a new code when there is none, so it must not be repeated unnoticed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const ending = useMutation({
    mutationFn: () => unsharePack(kind, pack.id),
    onSuccess: () => {
      toast(t("share.ended"), "good");
      onClose();
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  return (
    <Dialog open title={t("share.title")} onClose={onClose}>
      <div className={styles["share"]}>
        <p>{t("share.text")}</p>
        {/* The link needs texts of its own: without this, the whole page would give way while they load. */}
        <Suspense fallback={<Spinner />}>
          <QueryView query={query}>
            {({ code }) => <PackLink url={`${location.origin}/packs/${kind}/${code}`} />}
          </QueryView>
        </Suspense>
        <Button variant="quiet" wide busy={ending.isPending} onClick={() => ending.mutate()}>
          {t("share.end")}
        </Button>
      </div>
    </Dialog>
  );
}

function PackLink({ url }: { readonly url: string }) {
  const { t } = useTranslation(["packs", "common", "links"]);
  const [isCopied, copied] = useCopied();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (await copied(url)) return;
    setRefused(true);
    toast(t("links:copyFailed"), "bad");
  };
  return (
    <>
      <output className={styles["link"]}>{url}</output>
      <Button wide lockMs={0} onClick={() => void copy()}>
        {isCopied ? t("common:button.copied") : t("share.copy")}
      </Button>
      {isRefused && <CopyByHand label={t("share.copy")} url={url} />}
    </>
  );
}
