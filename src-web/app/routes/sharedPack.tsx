import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { getSharedPack } from "../../client/api/packs.ts";
import { PACK_KINDS } from "../../../src-shared/catalog/packs.ts";
import { Card } from "../../ui/page/PageCard.tsx";
import { PackView } from "../../site/packs/PackView.tsx";
import { TakePack } from "../../site/packs/TakePack.tsx";
import { QueryView } from "../../client/query/QueryView.tsx";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/packs/$kind/$code");

/** /packs/{kind}/{code}: a pack that somebody shared. */
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
            <TakePack id={pack.id} code={code} wide />
          </>
        )}
      </QueryView>
    </Card>
  );
}
