import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getPack } from "../../client/api/packs.ts";
import type { PackDraft } from "../../../src-shared/api/packs.ts";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { QueryView } from "../../client/query/QueryView.tsx";
import { useAccount } from "../../client/auth/account.ts";
import { EntryResults } from "./EntryResults.tsx";
import { PackForm } from "./PackForm.tsx";
import { PackTools } from "./PackTools.tsx";
import { PackView } from "./PackView.tsx";
import { TakePack } from "./TakePack.tsx";
import styles from "./packs.module.css";

interface PackEditorProps {
  readonly userId: string;
  readonly kind: PackKind;
  /** `new` for a pack that does not exist yet. */
  readonly id: string;
}

/** One pack: the user's own to edit, another user's to read and copy. */
export function PackEditor({ userId, kind, id }: PackEditorProps) {
  const { t } = useTranslation("packs");
  return (
    <>
      <BackLink userId={userId} to={kind === "word" ? "packs" : `packs/${kind}`}>
        {t("editor.back")}
      </BackLink>
      {id === "new" ? (
        <NewPack userId={userId} kind={kind} />
      ) : (
        <KnownPack userId={userId} kind={kind} id={id} />
      )}
    </>
  );
}

function NewPack({ userId, kind }: Omit<PackEditorProps, "id">) {
  const { t } = useTranslation("packs");
  const draft: PackDraft = {
    name: "",
    language: currentLanguage(),
    isPublic: false,
    rating: "family",
    entries: [],
  };
  return (
    <section className={styles["card"]} aria-labelledby="pack">
      <h2 id="pack" className={styles["heading"]}>
        {t(`editor.new.${kind}`)}
      </h2>
      <p className={styles["quiet"]}>{t(`list.about.${kind}`)}</p>
      <PackForm userId={userId} kind={kind} draft={draft} />
    </section>
  );
}

function KnownPack({ userId, kind, id }: PackEditorProps) {
  const { t } = useTranslation("packs");
  const account = useAccount();
  const query = useQuery({ queryKey: ["pack", kind, id], queryFn: () => getPack(kind, id) });
  const [wasStale] = useState(query.isStale);
  // The form begins with what it is given. A pack that was looked at a while ago is loaded again first: saving
  // an older form would undo what was changed on another device or in another tab since.
  const isComing = query.isFetching && !query.isFetchedAfterMount;
  if (query.data && wasStale && isComing) return <Spinner />;
  return (
    <QueryView query={query}>
      {(pack) => {
        const isMine = "claims" in account && account.claims.userId === pack.ownerId;
        return (
          <section className={styles["card"]} aria-labelledby="pack">
            <h2 id="pack" className={styles["heading"]} lang={intlTag(pack.language)}>
              {pack.name}
            </h2>
            {isMine ? (
              <>
                {pack.isHidden && <p role="status">{t("editor.hidden")}</p>}
                <PackTools userId={userId} kind={kind} pack={pack} />
                <PackForm userId={userId} kind={kind} id={id} draft={pack} />
                <EntryResults kind={kind} id={id} language={pack.language} />
              </>
            ) : (
              <>
                <PackView kind={kind} pack={pack} />
                <TakePack id={id} wide />
              </>
            )}
          </section>
        );
      }}
    </QueryView>
  );
}
