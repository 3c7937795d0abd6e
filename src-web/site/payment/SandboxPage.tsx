import { useNavigate } from "@tanstack/react-router";
import { FlaskConical } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { fetchCheckout, playSandbox } from "../../client/api/payment.ts";
import type { Checkout } from "../../../src-shared/api/payment.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./payment.module.css";
import { useMoney } from "./useMoney.ts";

type Action = Parameters<typeof playSandbox>[1];

function codeOf(error: unknown) {
  return errorCodeOf(error);
}

/**
 * /payment/sandbox/{sessionId}: stands in for a payment provider in development. It is designed so that
 * nobody would enter a card number.
 */
export function SandboxPage({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation("payment");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const money = useMoney();
  const [checkout, setCheckout] = useState<Checkout>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<Action>();

  useEffect(() => {
    let isHere = true;
    fetchCheckout(sessionId).then(
      (found) => isHere && setCheckout(found),
      (error: unknown) => isHere && setProblem(errorText(codeOf(error))),
    );
    return () => {
      isHere = false;
    };
    // `errorText` changes with the language; that is no second failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sessionId]);

  const leave = ({ status, gameCode }: Checkout) => {
    const room = gameCode === undefined ? {} : { gameCode };
    if (status === "expired") {
      return navigate({
        to: "/payment/$",
        params: { _splat: "" },
        search: { ...room, cancelled: "1" },
      });
    }
    return navigate({
      to: "/payment/$",
      params: { _splat: "result" },
      search: { ...room, session_id: sessionId },
    });
  };

  const press = async (action: Action) => {
    setBusy(action);
    setProblem(undefined);
    try {
      const after = await playSandbox(sessionId, action);
      if (after.status === "open") setProblem(t("sandbox.declined"));
      else await leave(after);
    } catch (error) {
      setProblem(errorText(codeOf(error)));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <div className={styles["page"]}>
      <section className={`${styles["sheet"]} ${styles["sandbox"]}`}>
        <p className={styles["tape"]}>
          <FlaskConical aria-hidden="true" />
          {t("sandbox.tape")}
        </p>
        <h1 className={styles["heading"]}>{t("sandbox.heading")}</h1>
        <p>{t("sandbox.text")}</p>
        {checkout ? (
          <dl className={styles["order"]}>
            <div>
              <dt>{t(`plan.${checkout.planId}`)}</dt>
              <dd className="tabular">{money(checkout.amount, checkout.currency)}</dd>
            </div>
          </dl>
        ) : (
          problem === undefined && <Spinner />
        )}
        {problem !== undefined && (
          <p className={styles["warn"]} role="alert">
            {problem}
          </p>
        )}
        {checkout?.status === "open" && (
          <>
            <Button size="big" wide busy={busy === "pay"} onClick={() => void press("pay")}>
              {t("sandbox.pay")}
            </Button>
            <div className={styles["pair"]}>
              <Button
                variant="quiet"
                wide
                busy={busy === "fail"}
                onClick={() => void press("fail")}
              >
                {t("sandbox.fail")}
              </Button>
              <Button
                variant="quiet"
                wide
                busy={busy === "cancel"}
                onClick={() => void press("cancel")}
              >
                {t("sandbox.cancel")}
              </Button>
            </div>
          </>
        )}
        {checkout && checkout.status !== "open" && (
          <Button size="big" wide onClick={() => void leave(checkout)}>
            {t("sandbox.on")}
          </Button>
        )}
      </section>
    </div>
  );
}
