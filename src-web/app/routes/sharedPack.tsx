import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { getSharedPack } from "../../client/api/packs.ts";
import type { Pack } from "../../../src-shared/api/packs.ts";
import { PACK_KINDS, type PackKind } from "../../../src-shared/catalog/packs.ts";
import { Card } from "../../ui/page/PageCard.tsx";
import { CopyButton } from "../../site/packs/CopyButton.tsx";
import { PackView } from "../../site/packs/PackView.tsx";
import { QueryView } from "../../client/query/QueryView.tsx";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { useAccount } from "../../client/auth/account.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const AccountDialog = lazy(() => import("../../site/account/AccountDialog.tsx"));
const route = getRouteApi("/site/packs/$kind/$code");

/** /packs/{kind}/{code}: a pack that somebody passed on. */
export default function SharedPackScreen() {
  const { t } = useTranslation("packs");
  useTitle(t("shared.title"));
  return (
    <QueryProvider>
      <SharedPack />
    </QueryProvider>
  );
}

function SharedPack() {
  const { t } = useTranslation("packs");
  const { kind: kindText, code } = route.useParams();
  const kind = PACK_KINDS.find((one) => one === kindText) ?? "word";
  const query = useQuery({
    queryKey: ["shared", kind, code],
    queryFn: () => getSharedPack(kind, code),
  });
  return (
    <Card heading={query.data?.name ?? t("shared.title")} cast={["chili.webp", "sushi1.webp"]}>
      <QueryView query={query}>
        {(pack) => (
          <>
            <PackView kind={kind} pack={pack} />
            <Take kind={kind} pack={pack} code={code} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

interface TakeProps {
  readonly kind: PackKind;
  readonly pack: Pack;
  readonly code: string;
}

function Take({ kind, pack, code }: TakeProps) {
  const { t } = useTranslation("packs");
  const account = useAccount();
  const [isAsking, setAsking] = useState(false);
  if (account.kind === "user") {
    return <CopyButton userId={account.claims.userId} kind={kind} pack={pack} code={code} />;
  }
  return (
    <>
      <Button wide onClick={() => setAsking(true)}>
        {t("shared.logIn")}
      </Button>
      <Suspense fallback={null}>
        {isAsking && <AccountDialog mode="login" onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
