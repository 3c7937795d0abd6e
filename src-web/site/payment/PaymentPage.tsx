import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fetchCosts, fetchPayments } from "../../client/api/payment.ts";
import { costsIn, CURRENCIES, type PlanId } from "../../../src-shared/catalog/plans.ts";
import { QUOTAS } from "../../../src-shared/catalog/quotas.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import type { Account } from "../../client/auth/account.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import { AccountStep } from "./AccountStep.tsx";
import { CheckoutStep } from "./CheckoutStep.tsx";
import { Included } from "./Included.tsx";
import { PlanCards } from "./PlanCards.tsx";
import styles from "./payment.module.css";
import { StepsRow } from "./StepsRow.tsx";
import { planOwned } from "./subscriptionState.ts";
import { currencyOf, stepOf, type PaymentSearch } from "../../client/auth/checkoutLink.ts";

const { guestRoom } = QUOTAS;

interface PaymentPageProps {
  readonly search: PaymentSearch;
  readonly account: Account;
}

/** Prices, and after choosing a plan the steps to the checkout. The current step is in the address. */
export function PaymentPage({ search, account }: PaymentPageProps) {
  const { t, i18n } = useTranslation("payment");
  const navigate = useNavigate();
  const language = i18n.language ? currentLanguage() : "en";
  const currency = currencyOf(search, language);
  const isRegistered = account.kind === "user";
  const userId = isRegistered ? account.claims.userId : undefined;
  const step = stepOf(search, isRegistered);
  const heading = useRef<HTMLHeadingElement>(null);

  const costs = useQuery({
    queryKey: ["costs", currency],
    queryFn: () => fetchCosts(currency),
    // The price list as it was when this page was built, until the server has responded.
    placeholderData: (before) => before ?? costsIn(currency),
  });
  const mine = useQuery({
    queryKey: ["payments", userId],
    queryFn: () => fetchPayments(userId ?? ""),
    enabled: userId !== undefined,
  });
  const owned = planOwned(mine.data?.subscription);
  const isOwned = owned !== undefined && step === "checkout";

  // For keyboard and screen reader each step counts as a page, though the path stays the same.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const go = (change: Partial<Record<keyof PaymentSearch, string | undefined>>) => {
    const { cancelled: _told, ...kept } = search;
    const next = Object.entries({ ...kept, ...change }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    );
    void navigate({
      to: "/payment/$",
      params: { _splat: "" },
      search: Object.fromEntries(next),
      resetScroll: change.currency === undefined,
    });
  };

  const cancelled = search.cancelled && step === "plan" ? t("cancelled") : "";
  useAnnouncement(cancelled);

  if (search.plan && account.kind === "unknown") return <Loading />;
  return (
    <div className={styles["page"]}>
      {!isOwned && (
        <header className={styles["hero"]}>
          <h1 ref={heading} tabIndex={-1} className={styles["title"]}>
            {step === "plan"
              ? t("hero.title")
              : t(step === "account" ? "account.heading" : "confirm.heading")}
          </h1>
          {step === "plan" && <p className={styles["lead"]}>{t("hero.text")}</p>}
        </header>
      )}
      {step !== "plan" && !isOwned && <StepsRow at={step} />}
      {cancelled !== "" && <p className={styles["told"]}>{cancelled}</p>}
      {search.gameCode && (
        <p className={styles["room"]}>{t("room", { gameCode: search.gameCode })}</p>
      )}
      {step === "plan" && (
        <fieldset className={styles["currencies"]}>
          <legend className="visually-hidden">{t("currency")}</legend>
          {CURRENCIES.map((one) => (
            <label key={one} className={cx(styles["currency"], one === currency && styles["on"])}>
              <input
                type="radio"
                name="currency"
                className="tile-input"
                value={one}
                checked={one === currency}
                onChange={() => go({ currency: one })}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      <QueryView query={costs}>
        {(answer) => {
          const cost = answer.find(({ planId }) => planId === search.plan);
          if (step === "account") return <AccountStep trialDays={answer[0]?.trialDays ?? 0} />;
          if (step === "checkout" && cost && isRegistered) {
            return (
              <CheckoutStep
                cost={cost}
                search={search}
                claims={account.claims}
                owned={owned}
                onBack={() => go({ plan: undefined })}
              />
            );
          }
          return (
            <>
              <PlanCards
                costs={answer}
                owned={owned}
                isNew={!isRegistered}
                onChoose={(plan: PlanId) => go({ plan })}
              />
              {!isRegistered && (
                <p className={styles["fine"]}>
                  {t("guest", { rooms: guestRoom.person, days: guestRoom.days })}
                </p>
              )}
              <Included />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
