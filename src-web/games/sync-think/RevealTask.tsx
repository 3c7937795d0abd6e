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
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useGroups, useHand, useReveal, useSync, type GroupCard as Card } from "./controller.ts";
import { NearMiss } from "./NearMiss.tsx";
import styles from "./RevealTask.module.css";
import { useVerdict } from "./useVerdict.ts";
import { fitted } from "./words.ts";
import { WordList } from "./WordList.tsx";

/** The reveal on a phone: all words, the player's own group, and what it earned. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("sync-think");
  const step = useReveal();
  const verdict = useVerdict(step);
  const sync = useSync();
  const groups = useGroups();
  const isPlaying = useHand() !== undefined;
  const mine = groups.find(({ isMine }) => isMine);
  const outcome = mine?.outcome;
  useEffect(() => {
    if (step.answers) haptic(...RHYTHM.reveal);
  }, [step.answers]);
  useEffect(() => {
    if (step.judged && outcome) haptic(...(outcome === "sync" ? RHYTHM.win : RHYTHM.lose));
  }, [step.judged, outcome]);
  const reveal = sync?.reveal;
  if (!reveal) return null;
  return (
    <div className={cx(styles["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={verdict} />
      {!withStage && (
        <div className={styles["list"]}>
          <WordList step={step} />
          {step.judged && groups.length === 0 && reveal.outcome === "on" && !reveal.renews && (
            <p className={styles["again"]}>{t("reveal.again")}</p>
          )}
          {step.judged && reveal.closest && <NearMiss {...reveal.closest} />}
        </div>
      )}
      {isPlaying && <MyResult mine={mine} isJudged={step.judged} isPaid={step.paid} />}
      <ReactionButtons />
    </div>
  );
}

interface MyResultProps {
  readonly mine: Card | undefined;
  readonly isJudged: boolean;
  readonly isPaid: boolean;
}

/** Who had the same word as this player, and what it is worth. */
function MyResult({ mine, isJudged, isPaid }: MyResultProps) {
  const { t } = useTranslation("sync-think");
  const { list } = useFormats();
  const myId = useMyId();
  const sync = useSync();
  const lang = useGameLang();
  // This phone has the player's own word even if no screen may show it.
  const word = useHand()?.word;
  const gain = (myId !== undefined && sync?.reveal?.gains[myId]) || 0;
  const isSynced = isJudged && mine?.outcome === "sync";
  const text = () => {
    if (!mine) return t("result.nothing");
    if (!isJudged) return t("result.waiting");
    if (mine.outcome !== "sync") return t(`result.${mine.outcome}`);
    const others = mine.people.filter(({ id }) => id !== myId).map(({ name }) => name);
    return t("result.sync", { names: list(others) });
  };
  const isWon = isSynced && isPaid && gain > 0;
  useResultAnnouncement(isJudged, text());
  useResultAnnouncement(isWon, gain);
  return (
    <p className={cx(styles["slip"], isSynced && styles["won"])}>
      {isWon ? (
        <b className={styles["gain"]}>
          <CountUp value={gain} from={0} signed />
        </b>
      ) : (
        <b className={styles["word"]} style={fitted(word ?? "…")} lang={lang}>
          {word ?? "…"}
        </b>
      )}
      <span>{text()}</span>
    </p>
  );
}
