import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { UNKNOWN_AVATAR_SRC } from "../../../src-shared/catalog/avatars.ts";
import type { AccountMode } from "../../site/account/modes.ts";
import { isAdmin, logOut, type Account } from "../../client/auth/account.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { usePageNavigation, PageLink } from "../../ui/page/navigation.tsx";
import styles from "./AccountEntry.module.css";

type Known = Extract<Account, { readonly kind: "guest" | "user" }>;

interface EntriesProps {
  readonly account: Known;
  readonly onMode: (mode: AccountMode) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** The entries of the user menu (specification, section 2: user menu). */
export function UserEntries({ account, onMode, onLeave }: EntriesProps) {
  const { t } = useTranslation("common");
  const { go } = usePageNavigation();
  const { userId, sub } = account.claims;
  const leave = () => onLeave?.();
  const out = async () => {
    leave();
    const { pathname } = location;
    await logOut();
    // On a slow network the user may be elsewhere by now, perhaps in a room.
    if (location.pathname === pathname) go("/");
  };
  return (
    <ul className={styles["entries"]}>
      {account.kind === "guest" ? (
        <>
          <li>
            <button type="button" className={styles["entry"]} disabled>
              {t("menu.guest")}
            </button>
          </li>
          <li>
            <button type="button" className={styles["entry"]} onClick={() => onMode("login")}>
              {t("menu.logIn")}
            </button>
          </li>
          <li>
            <button type="button" className={styles["entry"]} onClick={() => onMode("signUp")}>
              {t("menu.signUp")}
            </button>
          </li>
        </>
      ) : (
        <>
          <li className={styles["mail"]}>{sub}</li>
          <li>
            <PageLink to={`/user/${userId}`} className={styles["entry"]} onClick={leave}>
              {t("menu.profile")}
            </PageLink>
          </li>
          {isAdmin(account) && (
            <li>
              <PageLink to="/admin" className={styles["entry"]} onClick={leave}>
                {t("menu.admin")}
              </PageLink>
            </li>
          )}
        </>
      )}
      <li>
        <PageLink to="/packs" className={styles["entry"]} onClick={leave}>
          {t("menu.packs")}
        </PageLink>
      </li>
      <li>
        <PageLink to="/circle" className={styles["entry"]} onClick={leave}>
          {t("menu.circles")}
        </PageLink>
      </li>
      <li>
        <button type="button" className={styles["entry"]} onClick={() => void out()}>
          {t("menu.logOut")}
        </button>
      </li>
    </ul>
  );
}

/** The same entries behind a button with the user's character, in the title bar. */
export function UserMenu({ account, onMode }: EntriesProps) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { favoriteAvatarSrc, name, sub } = account.claims;
  const shown = account.kind === "guest" ? t("menu.guest") : name || sub;

  useEffect(() => {
    if (!open) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [open]);

  return (
    <div
      ref={frame}
      className={styles["frame"]}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !frame.current?.contains(next)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles["opener"]}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <AvatarImage src={favoriteAvatarSrc ?? UNKNOWN_AVATAR_SRC} size="44px" />
        <span className="visually-hidden">{t("menu.account")}: </span>
        <span className={styles["name"]}>{shown}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={panelId} className={styles["panel"]} hidden={!open}>
        <UserEntries
          account={account}
          onMode={(mode) => {
            setOpen(false);
            // The dialog returns the focus to where it was, and this entry is hidden by then.
            opener.current?.focus();
            onMode(mode);
          }}
          onLeave={() => setOpen(false)}
        />
      </div>
    </div>
  );
}
