import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Checkout } from "../../../src-shared/api/payment.ts";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { hostedRoom } from "../../client/storage/roomKeys.ts";
import { Confetti } from "../../ui/effects/Confetti.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "./payment.module.css";
import { StepsRow } from "./StepsRow.tsx";
import { useOutcome } from "./useOutcome.ts";

interface ResultPageProps {
  readonly sessionId: string;
  readonly userId: string;
}

/** Page after the checkout: waits for the payment to arrive and confirms it. */
export function ResultPage({ sessionId, userId }: ResultPageProps) {
  const { t } = useTranslation("payment");
  const errorText = useErrorText();
  const { outcome, checkout, error } = useOutcome(sessionId);
  return (
    <div className={styles["page"]}>
      <StepsRow at={outcome === "paid" ? "done" : "checkout"} />
      {error ? (
        <section className={styles["sheet"]} role="alert">
          <AvatarImage src="lemon.webp" size="120px" />
          <h1 className={styles["heading"]}>{errorText(error.code)}</h1>
          <Prices />
        </section>
      ) : outcome === "paid" ? (
        <Paid checkout={checkout} userId={userId} />
      ) : outcome === "closed" ? (
        <section className={styles["sheet"]} role="alert">
          <AvatarImage src="lemon.webp" size="120px" />
          <h1 className={styles["heading"]}>{t("result.closed")}</h1>
          <p>{t("result.closedText")}</p>
          <Prices gameCode={checkout?.gameCode} />
        </section>
      ) : (
        <section className={styles["sheet"]} role="status">
          <AvatarImage src="donut.webp" size="120px" />
          <h1 className={styles["heading"]}>{t(`result.${outcome}`)}</h1>
          <p>{t(`result.${outcome}Text`)}</p>
          <Spinner />
        </section>
      )}
    </div>
  );
}

function Prices({ gameCode }: { readonly gameCode?: string | undefined }) {
  const { t } = useTranslation("payment");
  return (
    <Link
      to="/payment/$"
      search={gameCode === undefined ? {} : { gameCode }}
      className={buttonClass({ size: "big" })}
    >
      {t("result.again")}
    </Link>
  );
}

function Paid({
  checkout,
  userId,
}: {
  readonly checkout: Checkout | undefined;
  readonly userId: string;
}) {
  const { t } = useTranslation("payment");
  const end = checkout?.subscriptionEndDate;
  const room = hostedRoom();
  const isHere = room !== undefined && room.gameCode === checkout?.gameCode;
  return (
    <>
      <Confetti />
      <section className={styles["sheet"]}>
        <AvatarImage src="sushi-shades.webp" size="140px" />
        <ResultMessage>
          <h1 className={styles["heading"]}>{t("result.paid")}</h1>
          {end !== undefined && <p>{t("result.until", { date: dayOf(end) })}</p>}
        </ResultMessage>
        {!isHere && <p className={styles["quiet"]}>{t("result.wakes")}</p>}
        {isHere ? (
          <Link
            to={hostPlays(room.session.hostType) ? "/player/$" : "/host/$"}
            params={{ _splat: "session" }}
            className={buttonClass({ size: "big" })}
          >
            {t("result.toRoom")}
          </Link>
        ) : (
          <Link to="/games" className={buttonClass({ size: "big" })}>
            {t("result.toGames")}
          </Link>
        )}
        <Link
          to="/user/$userId/$"
          params={{ userId, _splat: "subscription" }}
          className={buttonClass({ variant: "quiet" })}
        >
          {t("already.manage")}
        </Link>
      </section>
    </>
  );
}
