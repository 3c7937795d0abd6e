import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignedIn } from "../../../../src-shared/api/accounts.ts";
import type { SecondFactorKey } from "../../../../src-shared/api/secondFactor.ts";
import { beginSecondFactor, confirmSecondFactor } from "../../../client/api/secondFactor.ts";
import { signIn } from "../../../client/auth/account.ts";
import { QrCode } from "../../../ui/feedback/QrCode.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { PresenceForm } from "./PresenceForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./secondFactor.module.css";

type Step =
  | { readonly kind: "presence" }
  | { readonly kind: "key"; readonly key: SecondFactorKey }
  | {
      readonly kind: "codes";
      readonly login: SignedIn;
      readonly codes: readonly string[];
    };

/** Formats a key in groups of four, which is easier to copy from one screen to another. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?!$)/gu, "$& ");

interface EnrolmentProps {
  readonly hasPassword: boolean;
  /** Called when the second factor is on and its recovery codes have been shown. */
  readonly onDone: () => void;
}

/** Turns on a second factor: proof of ownership, the key for the app, its first code, the recovery codes. */
export function Enrolment({ hasPassword, onDone }: EnrolmentProps) {
  const { t } = useTranslation("second-factor");
  const [step, setStep] = useState<Step>({ kind: "presence" });
  switch (step.kind) {
    case "presence":
      return (
        <PresenceForm
          asksPassword={hasPassword}
          asksCode={false}
          submit={t("begin")}
          work={({ password }) => beginSecondFactor(password)}
          onDone={(key) => setStep({ kind: "key", key })}
        />
      );
    case "key":
      return (
        <PresenceForm
          key="code"
          asksPassword={false}
          asksCode
          submit={t("confirm")}
          work={({ code }) => confirmSecondFactor(code)}
          onDone={({ recoveryCodes: codes, ...login }) => setStep({ kind: "codes", login, codes })}
        >
          <p>{t("key.text")}</p>
          <Suspense fallback={<Spinner />}>
            <QrCode text={step.key.uri} label={t("key.picture")} size="min(220px, 60dvh)" />
          </Suspense>
          <p>
            {t("key.label")}
            <br />
            <output className={styles["key"]}>{grouped(step.key.secret)}</output>
          </p>
        </PresenceForm>
      );
    case "codes":
      return (
        <RecoveryCodes
          codes={step.codes}
          onKept={() => {
            // Not earlier: a page waiting for this login would then replace the recovery codes.
            signIn(step.login);
            onDone();
          }}
        />
      );
  }
}
