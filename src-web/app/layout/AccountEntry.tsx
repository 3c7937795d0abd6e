import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountMode } from "../../site/account/modes.ts";
import { isInNativeApp, native } from "../../client/auth/nativeBridge.ts";
import { useAccount } from "../../client/auth/account.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./AccountEntry.module.css";
import { UserEntries, UserMenu } from "./UserMenu.tsx";

const AccountDialog = lazy(() => import("../../site/account/AccountDialog.tsx"));

interface AccountEntryProps {
  /** Whether it is rendered in the row of the title bar or in the column of a phone's menu. */
  readonly place: "row" | "column";
  /** Called when the user picks an entry that leads to another page. */
  readonly onLeave?: () => void;
}

/** The login button for visitors; for everybody else their account and the way to log out. */
export default function AccountEntry({ place, onLeave }: AccountEntryProps) {
  const { t } = useTranslation("common");
  const account = useAccount();
  const [mode, setMode] = useState<AccountMode>();
  return (
    <>
      {account.kind === "visitor" && (
        <Button
          variant={place === "row" ? "quiet" : "primary"}
          wide={place === "column"}
          onClick={() => setMode("login")}
        >
          {t("menu.logIn")}
        </Button>
      )}
      {"claims" in account &&
        (place === "row" ? (
          <UserMenu account={account} onMode={setMode} />
        ) : (
          <div className={styles["column"]}>
            <UserEntries account={account} onMode={setMode} onLeave={onLeave} />
          </div>
        ))}
      {place === "column" && isInNativeApp() && (
        <Button variant="quiet" wide onClick={() => native.exitApp()}>
          {t("menu.exitApp")}
        </Button>
      )}
      {mode && (
        <Suspense fallback={null}>
          <AccountDialog mode={mode} onClose={() => setMode(undefined)} />
        </Suspense>
      )}
    </>
  );
}
