import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "../../../src-shared/api/profile.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { cancelSubscription, resumeSubscription } from "../../client/api/payment.ts";
import type { Payments, Subscription } from "../../../src-shared/api/payment.ts";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import profileStyles from "../profile/profile.module.css";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./subscription.module.css";
import { subscriptionState, type SubscriptionState } from "./subscriptionState.ts";

interface StandingProps {
  readonly profile: Profile;
  readonly running: Subscription | undefined;
}

/** Until when the user may host, and what can be done about it. */
export function Standing({ profile, running }: StandingProps) {
  const { t } = useTranslation(["payment", "common"]);
  const state = subscriptionState(profile.subscription, running);
  return (
    <section className={profileStyles["card"]} aria-labelledby="standing">
      <h2 id="standing" className={profileStyles["heading"]}>
        {t("subscription.heading")}
      </h2>
      <div className={cx(styles["standing"], styles[state.kind])}>
        {running && <p className={styles["plan"]}>{t(`plan.${running.planId}`)}</p>}
        <p className={styles["until"]}>
          {t(
            `subscription.${state.kind}`,
            state.kind === "unending" ? {} : { date: dayOf(state.date) },
          )}
        </p>
      </div>
      <Actions userId={profile.userId} kind={state.kind} />
    </section>
  );
}

interface ActionsProps {
  readonly userId: string;
  readonly kind: SubscriptionState["kind"];
}

function Actions({ userId, kind }: ActionsProps) {
  const { t } = useTranslation("payment");
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const changing = useMutation({
    mutationFn: (wanted: "cancel" | "resume") =>
      wanted === "cancel" ? cancelSubscription() : resumeSubscription(),
    onSuccess: (subscription, wanted) => {
      client.setQueryData<Payments>(
        ["payments", userId],
        (known) => known && { ...known, subscription },
      );
      toast(t(wanted === "cancel" ? "subscription.cancelled" : "subscription.resumed"), "good");
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  const cancelling = (
    <>
      <Button variant="quiet" busy={changing.isPending} onClick={() => setAsking(true)}>
        {t("subscription.cancel")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("subscription.cancelTitle")}
        text={t("subscription.cancelText")}
        action={t("subscription.cancel")}
        onClose={() => setAsking(false)}
        onConfirm={() => changing.mutate("cancel")}
      />
    </>
  );
  const paying = (
    <Link to="/payment/$" params={{ _splat: "" }} className={buttonClass()}>
      {t(kind === "expired" ? "expired.again" : "result.again")}
    </Link>
  );
  switch (kind) {
    case "unending":
      return null;
    case "renews":
      return cancelling;
    case "ends":
      return (
        <Button busy={changing.isPending} onClick={() => changing.mutate("resume")}>
          {t("subscription.resume")}
        </Button>
      );
    case "failing":
      return (
        <>
          {paying}
          {cancelling}
        </>
      );
    case "trial":
    case "granted":
    case "expired":
      return paying;
  }
}
