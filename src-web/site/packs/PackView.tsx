import { useTranslation } from "react-i18next";
import type { Pack } from "../../../src-shared/api/packs.ts";
import { intlTag, LANGUAGE_NAMES } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { pictureUrl } from "../../client/pictureUrl.ts";
import styles from "./packs.module.css";

/** A read-only pack, its entries shown as stickers. */
export function PackView({ kind, pack }: { readonly kind: PackKind; readonly pack: Pack }) {
  const { t } = useTranslation("packs");
  return (
    <>
      <p className={styles["quiet"]}>
        {LANGUAGE_NAMES[pack.language]} · {t("list.entries", { count: pack.entries.length })}
      </p>
      <ul
        className={styles[kind === "picture" ? "pictures" : "stickers"]}
        lang={kind === "picture" ? undefined : intlTag(pack.language)}
      >
        {pack.entries.map((entry, at) => (
          <li key={entry}>
            {kind === "picture" ? (
              <img src={pictureUrl(entry)} alt={t("pictures.one", { number: at + 1 })} />
            ) : (
              entry
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
