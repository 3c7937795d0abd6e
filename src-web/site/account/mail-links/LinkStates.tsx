import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../../../src-shared/catalog/errorCodes.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { Button, buttonClass } from "../../../ui/controls/Button.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { ResultMessage } from "../../../ui/feedback/ResultMessage.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";

/** Shown while the link is being checked. */
export function Working({ heading }: { readonly heading: string }) {
  const { t } = useTranslation("account");
  return (
    <Card heading={heading} cast={["robot2.webp", "robot4.webp"]}>
      <ResultMessage className={styles["told"]}>
        <Spinner />
        <p>{t("link.working")}</p>
      </ResultMessage>
    </Card>
  );
}

interface DoneProps {
  readonly heading: string;
  readonly text: string;
  readonly cast: readonly [string, string];
}

/** Shown when the link has done its job; leads to the start page. */
export function Done({ heading, text, cast }: DoneProps) {
  return (
    <Card heading={heading} cast={cast}>
      <ResultMessage className={styles["told"]}>
        <p>{text}</p>
        <ToStart />
      </ResultMessage>
    </Card>
  );
}

/** Link to the start page, styled as a button. */
export function ToStart() {
  const { t } = useTranslation("account");
  return (
    <Link to="/" className={buttonClass({ wide: true })}>
      {t("link.toStart")}
    </Link>
  );
}

interface ExpiredProps {
  /** What to do instead. Left out, there is only the link to the start page. */
  readonly help?: { readonly action: string; readonly onAction: () => void };
}

/** Shown when the link has already been used or is too old. */
export function Expired({ help }: ExpiredProps) {
  const { t } = useTranslation("account");
  return (
    <Card heading={t("link.expired")} cast={["robot-old2.webp", "robot-old4.webp"]}>
      <ResultMessage className={styles["told"]}>
        <p>{t("link.expiredText")}</p>
        {help ? (
          <Button wide onClick={help.onAction}>
            {help.action}
          </Button>
        ) : (
          <ToStart />
        )}
      </ResultMessage>
    </Card>
  );
}

interface FailedProps {
  readonly code: ErrorCode;
  readonly onAgain: () => void;
}

/** Shown when the server was unreachable or refused for now. The link is still valid. */
export function Failed({ code, onAgain }: FailedProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  return (
    <Card heading={t("link.failed")} cast={["robot-old1.webp", "onigiri.webp"]}>
      <div className={styles["told"]} role="alert">
        <p>{errorText(code)}</p>
        <p className={styles["quiet"]}>{t("link.stillGood")}</p>
        <Button wide onClick={onAgain}>
          {t("link.again")}
        </Button>
      </div>
    </Card>
  );
}
