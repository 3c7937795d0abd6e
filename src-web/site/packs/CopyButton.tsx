import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { addPack } from "../../client/api/packs.ts";
import type { Pack } from "../../../src-shared/api/packs.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";

interface CopyButtonProps {
  readonly userId: string;
  readonly kind: PackKind;
  readonly pack: Pack;
}

/** Make another's pack one's own: a copy that can be changed, and stays when the other one goes. */
export function CopyButton({ userId, kind, pack }: CopyButtonProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const copying = useMutation({
    mutationFn: () => {
      const { name, language, entries } = pack;
      return addPack(kind, { name, language, entries, isPublic: false });
    },
    onSuccess: async (copy) => {
      client.setQueryData(["pack", kind, copy.id], copy);
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
