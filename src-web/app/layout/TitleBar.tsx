import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { useMedia } from "../../ui/hooks/media.ts";
import { useSells } from "../../ui/hooks/useSells.ts";
import { LanguagePicker } from "../../ui/page/LanguagePicker.tsx";
import { MENU, SALE } from "./menu.ts";
import { Wordmark } from "../../ui/page/Wordmark.tsx";
import { PageLink } from "../../ui/page/navigation.tsx";
import styles from "./TitleBar.module.css";

const DisplayButton = lazy(() => import("../../ui/display/DisplayButton.tsx"));
const AccountEntry = lazy(() => import("./AccountEntry.tsx"));

/** Counts the choice. Analytics is loaded on demand, so that nothing in this bar waits for it. */
async function countChoice(language: Language): Promise<void> {
  const { track } = await import("../../client/telemetry/analytics.ts");
  track("language_chosen", { language });
}

/**
 * The width from which the whole row fits, in letters of the size that the browser is set to, and in the
 * languages whose words are the longest; the style sheet uses the same ones.
 */
const ROW = "(min-width: 77.501em)";
const LONG_ROW = "(min-width: 97.001em)";
const LONG: readonly Language[] = ["es", "fr", "ro"];

/** Wordmark, menu, language and account: in a row, or behind one button on a phone. */
export function TitleBar({ isHome }: { readonly isHome: boolean }) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const isRow = useMedia(LONG.includes(currentLanguage()) ? LONG_ROW : ROW);
  const sells = useSells();

  const links = MENU.filter(({ key }) => sells || key !== SALE).map(({ to, key }) => (
    <PageLink key={key} to={to} className={styles["link"]} onClick={() => setOpen(false)}>
      {key === SALE ? <span data-sale="">{t(key)}</span> : t(key)}
    </PageLink>
  ));

  return (
    <header className={styles["bar"]}>
      <PageLink to="/" className={cx(styles["brand"], isHome && styles["home"])}>
        <Wordmark />
      </PageLink>
      <nav className={styles["row"]} aria-label={t("menu.title")}>
        {links}
      </nav>
      <div className={styles["tools"]}>
        <LanguagePicker onChoose={(language) => void countChoice(language)} />
        <Suspense fallback={null}>{isRow && <DisplayButton look="icon" />}</Suspense>
        <Suspense fallback={null}>{isRow && <AccountEntry place="row" />}</Suspense>
      </div>
      <div className={styles["opener"]}>
        <IconButton
          label={t("menu.open")}
          icon={<Menu />}
          variant="bare"
          lockMs={0}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <Dialog open={open} title={t("menu.title")} size="full" onClose={() => setOpen(false)}>
        <nav className={styles["column"]} aria-label={t("menu.title")}>
          {links}
        </nav>
        <div className={styles["columnTools"]}>
          <LanguagePicker onChoose={(language) => void countChoice(language)} />
          <Suspense fallback={null}>{open && <DisplayButton look="wide" />}</Suspense>
          <Suspense fallback={null}>
            <AccountEntry place="column" onLeave={() => setOpen(false)} />
          </Suspense>
        </div>
      </Dialog>
    </header>
  );
}
