import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { copyPack } from "../../client/api/packLibrary.ts";
import { useAccount } from "../../client/auth/account.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { PackLibrary } from "../../screens/host/library/PackLibrary.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import styles from "../../site/pages/publicGames.module.css";
import { Button } from "../../ui/controls/Button.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { useTitle } from "../../ui/page/useTitle.ts";

/** /packs: the library of packs that people share. */
export default function LibraryScreen() {
  const { t } = useTranslation("packs");
  const account = useAccount();
  useTitle(t("library.title"));
  return (
    <QueryProvider>
      <div className={styles["page"]}>
        <PageHead heading={t("library.title")} text={t("library.intro")} />
        <PackLibrary
          renderActions={({ id }) =>
            account.kind === "user" && <CopyPack id={id} userId={account.claims.userId} />
          }
        />
      </div>
    </QueryProvider>
  );
}

function CopyPack({ id, userId }: { readonly id: string; readonly userId: string }) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const copying = useMutation({
    mutationFn: () => copyPack(id),
    onSuccess: async (copy) => {
      toast(t("shared.copied"), "good");
      const params = { userId, _splat: `packs/${copy.kind}/${copy.id}` };
      await navigate({ to: "/user/$userId/$", params });
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  return (
    <Button
      variant="quiet"
      icon={<Copy aria-hidden="true" />}
      busy={copying.isPending}
      onClick={() => copying.mutate()}
    >
      {t("library.copy")}
    </Button>
  );
}
