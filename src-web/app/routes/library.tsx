import { useTranslation } from "react-i18next";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { PackLibrary } from "../../screens/host/library/PackLibrary.tsx";
import { TakePack } from "../../site/packs/TakePack.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import styles from "../../site/pages/publicGames.module.css";
import { useTitle } from "../../ui/page/useTitle.ts";

/** /packs: the library of packs that people share. */
export default function LibraryScreen() {
  const { t } = useTranslation("packs");
  useTitle(t("library.title"));
  return (
    <QueryProvider>
      <div className={styles["page"]}>
        <PageHead heading={t("library.title")} text={t("library.intro")} />
        <PackLibrary renderActions={({ id }) => <TakePack id={id} variant="quiet" />} />
      </div>
    </QueryProvider>
  );
}
