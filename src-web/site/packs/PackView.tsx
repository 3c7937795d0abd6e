import { useTranslation } from "react-i18next";
import type { Pack } from "../../../src-shared/api/packs.ts";
import { LANGUAGE_NAMES } from "../../../src-shared/catalog/languages.ts";
import styles from "./packs.module.css";

/** A pack to read: what is in it, as stickers. */
export function PackView({ pack }: { readonly pack: Pack }) {
  const { t } = useTranslation("packs");
  return (
    <>
      <p className={styles["quiet"]}>
        {LANGUAGE_NAMES[pack.language]} · {t("list.entries", { count: pack.entries.length })}
      </p>
      <ul className={styles["stickers"]}>
        {pack.entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </>
  );
}
