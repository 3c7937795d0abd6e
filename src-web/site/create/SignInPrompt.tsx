import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GuestButton } from "../account/GuestButton.tsx";
import type { AccountMode } from "../account/modes.ts";
import { loginQuery } from "../account/next.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./create.module.css";

const TitledForms = lazy(() => import("../account/TitledForms.tsx"));

interface SignInPromptProps {
  /** The form to begin with, for somebody who is already a guest. Left out, the prompt offers the choice. */
  readonly begins?: AccountMode;
  readonly onDone?: () => void;
}

/** Opening a room requires a user: offers to be a guest with one tap, to log in or to sign up. */
export function SignInPrompt({ begins, onDone }: SignInPromptProps) {
  const { t } = useTranslation(["site", "common"]);
  const [mode, setMode] = useState(begins);
  const [email, setEmail] = useState(() => loginQuery(location.search).email);

  if (mode !== undefined) {
    return (
      <Suspense fallback={<Spinner />}>
        <TitledForms
          mode={mode}
          onMode={setMode}
          email={email}
          onEmail={setEmail}
          next={location.pathname + location.search}
          onDone={onDone}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles["prompt"]}>
      <AvatarImage src="bubble-tea.webp" size="120px" />
      <p>{t("create.needLoginText")}</p>
      <GuestButton size="big" label={t("create.guest")} onDone={onDone} />
      <div className={styles["pair"]}>
        <Button variant="quiet" wide onClick={() => setMode("login")}>
          {t("common:menu.logIn")}
        </Button>
        <Button variant="quiet" wide onClick={() => setMode("signUp")}>
          {t("common:menu.signUp")}
        </Button>
      </div>
    </div>
  );
}
