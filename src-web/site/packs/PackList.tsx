import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Globe, Library, Lock, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listPacks } from "../../client/api/packs.ts";
import type { PackSummary } from "../../../src-shared/api/packs.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  intlTag,
  languageOfTag,
  type Language,
} from "../../../src-shared/catalog/languages.ts";
import { PACK_KINDS, type PackKind } from "../../../src-shared/catalog/packs.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { QueryView } from "../../client/query/QueryView.tsx";
import { currentLanguage } from "../../i18n/language.ts";
import { useAccount } from "../../client/auth/account.ts";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./packs.module.css";

interface PackListProps {
  readonly userId: string;
  readonly kind: PackKind;
}

/** Packs of one kind: the user's own to edit, public ones to look at. */
export function PackList({ userId, kind }: PackListProps) {
  const { t } = useTranslation("packs");
  const account = useAccount();
  const isMe = "claims" in account && account.claims.userId === userId;
  const query = useQuery({
    queryKey: ["packs", kind, userId],
    queryFn: () => listPacks(kind, isMe ? {} : { otherUserId: userId }),
  });
  return (
    <section className={styles["card"]} aria-labelledby="packs">
      <header className={styles["top"]}>
        <h2 id="packs" className={styles["heading"]}>
          {t("list.heading")}
        </h2>
        <Link to="/packs" className={buttonClass({ variant: "quiet" })}>
          <Library aria-hidden="true" />
          {t("library.title")}
        </Link>
        <nav className={styles["kinds"]} aria-label={t("list.kinds")}>
          {PACK_KINDS.map((one) => (
            <Link
              key={one}
              to="/user/$userId/$"
              params={{ userId, _splat: one === "word" ? "packs" : `packs/${one}` }}
              className={cx(styles["kind"], one === kind && styles["here"])}
              aria-current={one === kind ? "page" : undefined}
              activeOptions={{ exact: true }}
            >
              {t(`kind.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      <p className={styles["quiet"]}>{t(`list.about.${kind}`)}</p>
      <QueryView query={query}>
        {(packs) => (
          <>
            <Own
              packs={packs.filter(({ ownerId }) => ownerId === userId)}
              kind={kind}
              userId={userId}
            />
            <Others
              packs={packs.filter(({ ownerId }) => ownerId !== userId)}
              kind={kind}
              userId={userId}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

interface SomePacksProps extends PackListProps {
  readonly packs: readonly PackSummary[];
}

function Own({ packs, kind, userId }: SomePacksProps) {
  const { t } = useTranslation("packs");
  const create = (
    <Link
      to="/user/$userId/$"
      params={{ userId, _splat: `packs/${kind}/new` }}
      className={buttonClass()}
    >
      <Plus aria-hidden="true" />
      {t("list.create")}
    </Link>
  );
  if (packs.length === 0) {
    return (
      <div className={styles["empty"]}>
        <EmptyPicture of="packs" />
        <p>{t("list.none")}</p>
        {create}
      </div>
    );
  }
  return (
    <>
      {create}
      <Rows packs={packs} kind={kind} userId={userId} />
    </>
  );
}

/** Other users' public packs, filtered at first by the language on screen. */
function Others({ packs, kind, userId }: SomePacksProps) {
  const { t } = useTranslation("packs");
  const offered = LANGUAGES.filter((one) => packs.some(({ language }) => language === one));
  const [wanted, setWanted] = useState<Language | undefined>(currentLanguage);
  const language = wanted && offered.includes(wanted) ? wanted : undefined;
  if (packs.length === 0) return null;
  const shown = packs.filter((pack) => language === undefined || pack.language === language);
  return (
    <section className={styles["others"]} aria-labelledby="public-packs">
      <div className={styles["top"]}>
        <h3 id="public-packs" className={styles["heading"]}>
          {t("list.public")}
        </h3>
        {offered.length > 1 && (
          <SelectField
            label={t("list.filter")}
            value={language ?? ""}
            onChange={(tag) => setWanted(languageOfTag(tag))}
          >
            <option value="">{t("list.allLanguages")}</option>
            {offered.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Rows packs={shown} kind={kind} userId={userId} />
    </section>
  );
}

function Rows({ packs, kind, userId }: SomePacksProps) {
  const { t } = useTranslation("packs");
  return (
    <ul className={styles["packs"]}>
      {packs.map(({ id, name, language, entryCount, isPublic }) => (
        <li key={id}>
          <Link
            to="/user/$userId/$"
            params={{ userId, _splat: `packs/${kind}/${id}` }}
            className={styles["pack"]}
          >
            <strong className={styles["packName"]} lang={intlTag(language)}>
              {name}
            </strong>
            <span className={styles["packFacts"]}>
              {isPublic ? (
                <Globe aria-label={t("list.isPublic")} />
              ) : (
                <Lock aria-label={t("list.isPrivate")} />
              )}
              {LANGUAGE_NAMES[language]} · {t("list.entries", { count: entryCount })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
