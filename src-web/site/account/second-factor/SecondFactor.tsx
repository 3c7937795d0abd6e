import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SecondFactorState } from "../../../../src-shared/api/secondFactor.ts";
import { endSecondFactor, renewRecoveryCodes } from "../../../client/api/secondFactor.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { toast } from "../../../ui/feedback/announcer.ts";
import { Enrolment } from "./Enrolment.tsx";
import { LogInAgain } from "./LogInAgain.tsx";
import { PresenceForm } from "./PresenceForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./secondFactor.module.css";
import { useRefetchSecondFactor, useSecondFactor } from "./useSecondFactor.ts";

/** The second factor of the account: what it is, turning it on and off. */
export function SecondFactor() {
  const query = useSecondFactor();
  // While it is being set up, this stays as it is even if another part of the page learns that it is on by
  // now: its recovery codes are shown only once.
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <QueryView query={query}>
      {(state) =>
        state.isOn && !isSettingUp ? (
          <TurnedOn state={state} />
        ) : (
          <TurnedOff state={state} onSettingUp={setSettingUp} />
        )
      }
    </QueryView>
  );
}

interface TurnedOffProps {
  readonly state: SecondFactorState;
  readonly onSettingUp: (isSettingUp: boolean) => void;
}

function TurnedOff({ state, onSettingUp }: TurnedOffProps) {
  const { t } = useTranslation("second-factor");
  const [isOpen, setOpen] = useState(false);
  const askAnew = useRefetchSecondFactor();
  const open = () => {
    setOpen(true);
    onSettingUp(true);
  };
  const done = () => {
    toast(t("isOn"), "good");
    onSettingUp(false);
    askAnew();
  };
  return (
    <div className={styles["form"]}>
      <p className={styles["quiet"]}>{t("text")}</p>
      {isOpen ? (
        <Enrolment hasPassword={state.hasPassword} onDone={done} />
      ) : (
        <Button variant="quiet" onClick={open}>
          {t("setUp")}
        </Button>
      )}
    </div>
  );
}

type Step =
  | { readonly kind: "idle" | "off" | "renew" }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

const IDLE: Step = { kind: "idle" };

function TurnedOn({ state }: { readonly state: SecondFactorState }) {
  const { t } = useTranslation("second-factor");
  const [step, setStep] = useState<Step>(IDLE);
  const askAnew = useRefetchSecondFactor();
  const isOff = () => {
    toast(t("off.done"), "good");
    askAnew();
  };
  return (
    <div className={styles["form"]}>
      <p>
        <strong>{t("isOn")}</strong> {t("left", { left: state.recoveryCodesLeft })}
      </p>
      {step.kind === "idle" && (
        <div className={styles["row"]}>
          <Button variant="quiet" onClick={() => setStep({ kind: "renew" })}>
            {t("renew.button")}
          </Button>
          <Button variant="quiet" onClick={() => setStep({ kind: "off" })}>
            {t("off.button")}
          </Button>
        </div>
      )}
      {step.kind === "renew" && (
        <PresenceForm
          key="renew"
          asksPassword={false}
          asksCode
          submit={t("renew.submit")}
          work={({ code }) => renewRecoveryCodes(code)}
          onDone={(codes) => setStep({ kind: "codes", codes })}
        >
          <p className={styles["quiet"]}>{t("renew.text")}</p>
        </PresenceForm>
      )}
      {step.kind === "codes" && (
        <RecoveryCodes
          codes={step.codes}
          onKept={() => {
            setStep(IDLE);
            askAnew();
          }}
        />
      )}
      {step.kind === "off" && (
        <PresenceForm
          key="off"
          asksPassword={state.hasPassword}
          asksCode
          submit={t("off.button")}
          work={({ password, code }) => endSecondFactor(password, code)}
          onDone={isOff}
        >
          <p className={styles["quiet"]}>{t("off.text")}</p>
        </PresenceForm>
      )}
    </div>
  );
}

/** Shown instead of pages that need a login with a second factor: set one up, or log in with it. */
export function SecondFactorFirst() {
  const { t } = useTranslation("second-factor");
  const query = useSecondFactor();
  return (
    <QueryView query={query}>
      {({ isOn, hasPassword }) =>
        isOn ? (
          <LogInAgain text={t("first.again")} />
        ) : (
          <div className={styles["form"]}>
            <p>{t("first.text")}</p>
            <Enrolment hasPassword={hasPassword} onDone={() => undefined} />
          </div>
        )
      }
    </QueryView>
  );
}
