import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Guess } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import { useFormats } from "../../i18n/format.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useDraft } from "../../game-kit/useDraft.ts";
import { useResultAnnouncement } from "../../game-kit/useResultAnnouncement.ts";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { Watching } from "../../game-kit/Watching.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useHide, useHideHand, useLookText, useSpotText } from "./controller.ts";
import styles from "./Phone.module.css";
import { SpotGrid } from "./SpotGrid.tsx";

interface TaskProps {
  readonly withStage: boolean;
}

/** The task of HIDE_AND_PEEK on one phone: run, hide, guess, be found. */
export default function Phone({ withStage }: TaskProps) {
  const stage = useTopic("stage");
  // Keyed by the stage's id, so that nothing half tapped in one stage survives into the next.
  switch (stage?.name) {
    case "LIGHT":
      return <HideTask key={stage?.stageId} withStage={withStage} isDark={false} />;
    case "DARK":
      return <HideTask key={stage?.stageId} withStage={withStage} isDark />;
    case "GUESS":
      return <GuessTask key={stage?.stageId} withStage={withStage} />;
    case "REVEAL":
      return <RevealTask key={stage?.stageId} withStage={withStage} />;
    default:
      return null;
  }
}

function HideTask({ withStage, isDark }: TaskProps & { readonly isDark: boolean }) {
  const { t } = useTranslation(["hide-and-peek", "room"]);
  const stage = useTopic("stage");
  const myId = useMyId();
  const hide = useHide();
  const hand = useHideHand();
  const lookText = useLookText();
  const [tapped, tap] = useTappedMove<SpotName>();
  if (!stage || !hide) return null;
  const shownTitle = isDark ? t("dark.title") : t("light.title");
  if (!hand) return <Watching title={shownTitle} text={t("room:tutorial.watch")} />;
  const title = isDark ? t("dark.phoneTitle") : t("light.phoneTitle");
  if (!hand.hides) {
    const hasNextLap = hide.lap < hide.laps;
    return <Resting title={hasNextLap ? t("late.title") : shownTitle} text={t("late.text")} />;
  }
  const choose = (spotName: SpotName) => {
    tap(spotName, { type: "spot", spotName });
    haptic(...RHYTHM.tap);
  };
  const isDone = myId !== undefined && stage.done[myId] === true;
  return (
    <div className={cx(styles["task"], withStage && styles["tight"])}>
      <StageTitle text={title} />
      <SpotGrid
        look={hide.look}
        label={title}
        chosen={tapped ?? hand.spotName}
        onChoose={choose}
        isDark={isDark}
        withStage={withStage}
      />
      <div className={styles["foot"]}>
        {isDone ? (
          <StillThinking title={t("dark.done")} />
        ) : (
          <p>
            <b>{lookText(hide.look)}</b>
            <br />
            {isDark ? t("dark.hint") : t("light.hint")}
          </p>
        )}
      </div>
    </div>
  );
}

function GuessTask({ withStage }: TaskProps) {
  const { t } = useTranslation(["hide-and-peek", "room"]);
  const hide = useHide();
  const hand = useHideHand();
  const myId = useMyId();
  const personOf = usePeople();
  const spotText = useSpotText();
  const [tapped, tap] = useTappedMove<Guess>();
  /** Whether a guess that is still to come counts double. */
  const { text: doubling, setText: setDoubling } = useDraft("double");
  if (!hide || hide.hider === undefined) return null;
  const hider = personOf(hide.hider);
  const title = t("guess.title", { name: hider.name });
  if (!hand) return <Watching title={title} text={t("room:tutorial.watch")} />;
  if (hide.hider === myId) {
    const place = hand.spotName ? spotText(hand.spotName, hide.look) : "";
    return <Resting title={t("bluff.title")} text={t("bluff.text", { spot: place })} />;
  }
  const guessed = tapped ?? hand.guess;
  const isDoubled = guessed?.doubled ?? (doubling !== "" && hand.canDouble);
  const guess = (spotName: SpotName, doubled: boolean) => {
    tap({ spotName, doubled }, { type: "guess", spotName, doubled });
    haptic(...RHYTHM.tap);
  };
  const double = () => {
    if (guessed) guess(guessed.spotName, !isDoubled);
    else setDoubling(isDoubled ? "" : "yes");
  };
  return (
    <div className={cx(styles["task"], withStage && styles["tight"])}>
      <StageTitle text={title} />
      <SpotGrid
        look={hide.look}
        label={title}
        chosen={guessed?.spotName}
        onChoose={(spotName) => guess(spotName, isDoubled)}
        withStage={withStage}
      />
      <div className={styles["foot"]}>
        {hand.canDouble && (
          <button
            type="button"
            role="switch"
            aria-checked={isDoubled}
            className={styles["double"]}
            onClick={double}
          >
            {t("guess.double")}
            <small>{t("guess.stake")}</small>
          </button>
        )}
        {guessed && <StillThinking title={t("guess.done")} />}
      </div>
    </div>
  );
}

function RevealTask({ withStage }: TaskProps) {
  const { t } = useTranslation(["hide-and-peek", "room"]);
  const hide = useHide();
  const hand = useHideHand();
  const myId = useMyId();
  const personOf = usePeople();
  const spotText = useSpotText();
  const points = (myId === undefined ? undefined : hide?.gains[myId]) ?? 0;
  const isOut = hide?.spotName !== undefined;
  useEffect(() => {
    if (isOut) haptic(...(points > 0 ? RHYTHM.win : RHYTHM.even));
  }, [isOut, points]);
  if (!hide || hide.hider === undefined || !hide.spotName || myId === undefined) return null;
  const hider = personOf(hide.hider);
  const title = t("reveal.title", {
    name: hider.name,
    spot: spotText(hide.spotName, hide.look),
  });
  if (!hand) return <Watching title={title} text={t("room:tutorial.watch")} />;
  const isRight = hand.guess?.spotName === hide.spotName;
  const isSought = Object.keys(hide.guesses).length > 0;
  const verdict =
    hide.hider === myId
      ? t(points > 0 ? "reveal.fooled" : isSought ? "reveal.found" : "reveal.unsought")
      : t(hand.guess ? (isRight ? "reveal.right" : "reveal.wrong") : "reveal.none");
  return (
    <div className={cx(styles["task"], styles["reveal"], withStage && styles["tight"])}>
      <StageTitle text={title} />
      <AvatarImage src={hider.avatarSrc} size="min(38vw, 22vh)" />
      <Result verdict={verdict} points={points} />
      <ReactionButtons />
    </div>
  );
}

/** How the turn went for this player, and the points. */
function Result({ verdict, points }: { readonly verdict: string; readonly points: number }) {
  const { t } = useTranslation("hide-and-peek");
  const { number } = useFormats();
  const paid = t("reveal.points", { points: `${points > 0 ? "+" : ""}${number(points)}` });
  useResultAnnouncement(true, verdict, paid);
  return (
    <>
      <p className={styles["verdict"]}>{verdict}</p>
      <p className={cx(styles["points"], points > 0 && styles["won"])}>{paid}</p>
    </>
  );
}

/** For those with nothing to tap: what is going on, and reactions to play with. */
function Resting({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={cx(styles["task"], styles["reveal"])}>
      <StageTitle text={title} />
      <p className={styles["verdict"]}>{title}</p>
      <p>{text}</p>
      <ReactionButtons />
    </div>
  );
}
