import { Suspense, type MouseEvent, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Unreachable } from "./Unreachable.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./layouts.module.css";
import { TitleBar } from "./TitleBar.tsx";

interface SiteShellProps {
  readonly isHome?: boolean;
  /** Whether the page is as high as the window, with content that scrolls inside. */
  readonly fits: boolean;
  readonly main: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Rendered below the content. */
  readonly below?: ReactNode;
}

/** The frame of a page of the site: title bar, content, and the parts below it. */
export function SiteShell({ isHome = false, fits, main, children, below }: SiteShellProps) {
  const { t } = useTranslation("common");
  const skip = (event: MouseEvent) => {
    // Following the link would replace the address's hash, which may hold the secret of a link.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={cx(styles["site"], fits && styles["fit"])}>
      <a className={styles["skip"]} href="#content" onClick={skip}>
        {t("skipToContent")}
      </a>
      <TitleBar isHome={isHome} />
      <main id="content" ref={main} className={styles["content"]} tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      {below}
      <Announcer />
      <Unreachable />
    </div>
  );
}

/** Moves the focus to the content after navigation, so that keyboard and screen reader start there. */
export function startAtContent(main: HTMLElement | null): void {
  const isTyping = main?.contains(document.activeElement) === true;
  if (!isTyping) main?.focus({ preventScroll: true });
}
