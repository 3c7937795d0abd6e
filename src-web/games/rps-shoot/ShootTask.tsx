import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useMyId } from "../../room/index.ts";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useResultAnnouncement } from "../../game-kit/useResultAnnouncement.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { useCurrentBattle, useHand, useMySide, useRps, useShoot } from "./controller.ts";
import { FaceOff } from "./FaceOff.tsx";
import { mirrored } from "./hands.ts";
import { faceOffOf } from "./ShootStage.tsx";
import styles from "./ShootTask.module.css";

const FEEL = { WIN: RHYTHM.win, LOSE: RHYTHM.lose, TIE: RHYTHM.even, NONE: RHYTHM.even } as const;

/** The reveal on the phone: the same throws, a vibration for each, and what it pays. */
export function ShootTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("rps-shoot");
  const { number } = useFormats();
  const myId = useMyId();
  const rps = useRps();
  const battle = useCurrentBattle();
  const side = useMySide(battle);
  const call = useHand()?.call;
  const step = useShoot();
  const faceOff = battle && faceOffOf(battle);
  const full = faceOff && (side === "second" ? mirrored(faceOff.full) : faceOff.full);
  useEffect(() => {
    if (step.revealed > 0) haptic(...RHYTHM.reveal);
  }, [step.revealed]);
  useEffect(() => {
    if (step.slam && side && full) haptic(...FEEL[full]);
  }, [step.slam, side, full]);
  if (!rps || !battle || !faceOff || myId === undefined) return null;

  const net = side === "first" ? faceOff.left.net : faceOff.right.net;
  const bet = rps.payouts[myId] ?? 0;
  const total = (side ? net : 0) + bet;
  const isRight = call !== undefined && call === faceOff.full;
  const title = rps.sudden
    ? t("shoot.titleSudden")
    : t("shoot.title", { battle: rps.battle, count: rps.battleCount });
  return (
    <div className={cx(styles["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={title} />
      {!withStage && (
        <div className={styles["show"]}>
          <FaceOff {...faceOff} step={step} />
        </div>
      )}
      <div className={styles["pay"]}>
        {step.paid ? (
          <Slip total={total} text={slipText()} />
        ) : (
          <p className={styles["call"]}>{callText()}</p>
        )}
      </div>
      <ReactionButtons />
    </div>
  );

  function callText(): string {
    if (!battle || call === undefined) return rps?.sudden ? t("pay.sudden") : t("pay.noCall");
    if (call === "TIE") return t("pay.calledTie");
    return t("pay.called", { name: call === "WIN" ? battle.left.name : battle.right.name });
  }

  function slipText(): string {
    if (side) return t("pay.mine", { battle: number(net), bet: number(bet) });
    if (call === undefined) return t("pay.nothing");
    if (full === "NONE") return t("shoot.none");
    return isRight ? t("pay.right") : t("pay.wrong");
  }
}

/** What the battle and the bet paid this player. */
function Slip({ total, text }: { readonly total: number; readonly text: string }) {
  useResultAnnouncement(true, total, text);
  return (
    <p className={cx(styles["slip"], total < 0 && styles["loss"])}>
      <b className={styles["total"]}>
        <CountUp value={total} from={0} signed />
      </b>
      <span>{text}</span>
    </p>
  );
}
