import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyPack } from "../../client/api/packLibrary.ts";
import { useAccount } from "../../client/auth/account.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { Button, type ButtonLook } from "../../ui/controls/Button.tsx";

const AccountDialog = lazy(() => import("../account/AccountDialog.tsx"));

interface TakePackProps extends ButtonLook {
  readonly id: string;
  /** Code of the link the pack was shared with. */
  readonly code?: string;
}

/**
 * Copies another user's pack. The copy can be edited and stays when the original is deleted. Users without an
 * account are asked to log in first.
 */
export function TakePack({ id, code, ...look }: TakePackProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const account = useAccount();
  const [isAsking, setAsking] = useState(false);
  const copying = useMutation({
    mutationFn: () => copyPack(id, code),
    onSuccess: async (copy) => {
      void client.invalidateQueries({ queryKey: ["packs", copy.kind] });
      toast(t("shared.copied"), "good");
      // The user may be elsewhere by now.
      if (account.kind !== "user" || !isHere()) return;
      const { userId } = account.claims;
      const params = { userId, _splat: `packs/${copy.kind}/${copy.id}` };
      await navigate({ to: "/user/$userId/$", params });
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  // A visitor is known at once: who is still unknown is most likely logged in.
  const isUnknown = account.kind === "unknown";
  if (account.kind === "user" || isUnknown) {
    return (
      <Button
        {...look}
        icon={<Copy aria-hidden="true" />}
        busy={copying.isPending || isUnknown}
        onClick={() => copying.mutate()}
      >
        {t("shared.copy")}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {t("shared.logIn")}
      </Button>
      <Suspense fallback={null}>
        {isAsking && <AccountDialog mode="login" needsAccount onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
