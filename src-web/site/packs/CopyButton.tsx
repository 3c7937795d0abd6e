import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { copyPack } from "../../client/api/packLibrary.ts";
import type { Pack } from "../../../src-shared/api/packs.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";

interface CopyButtonProps {
  readonly userId: string;
  readonly kind: PackKind;
  readonly pack: Pack;
  /** Of the link it was shared by. */
  readonly code?: string;
}

/** Make another's pack one's own: a copy that can be changed, and stays when the other one goes. */
export function CopyButton({ userId, kind, pack, code }: CopyButtonProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const copying = useMutation({
    mutationFn: () => copyPack(pack.id, code),
    onSuccess: async (copy) => {
      void client.invalidateQueries({ queryKey: ["packs", kind] });
      toast(t("shared.copied"), "good");
      await navigate({
        to: "/user/$userId/$",
        params: { userId, _splat: `packs/${kind}/${copy.id}` },
      });
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  return (
    <Button
      wide
      icon={<Copy aria-hidden="true" />}
      busy={copying.isPending}
      onClick={() => copying.mutate()}
    >
      {t("shared.copy")}
    </Button>
  );
}
