import { Check, Equal, Minus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Result } from "../../../src-rooms/games/rps-shoot/types.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./ResultTag.module.css";

const ICONS = { WIN: Check, LOSE: X, TIE: Equal, NONE: Minus } as const;

/** WIN, LOSE, TIE or no result: as word, icon and colour together. */
export function ResultTag({ result }: { readonly result: Result }) {
  const { t } = useTranslation("rps-shoot");
  const Icon = ICONS[result];
  return (
    <span className={cx(styles["tag"], styles[result])}>
      <Icon aria-hidden="true" />
      {t(`result.${result}`)}
    </span>
  );
}
