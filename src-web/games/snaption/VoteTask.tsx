import { Check, Hand } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { cue } from "../../audio/cue.ts";
import { useSend } from "../../room/useSend.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { textLang, useGameLang } from "../../game-kit/useGameLang.ts";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { paintOf } from "./CaptionCard.tsx";
import { cardsOf, useHand, useSnaption } from "./controller.ts";
import { SnapPhoto } from "./SnapPhoto.tsx";
import styles from "./VoteTask.module.css";

interface VoteTaskProps {
  readonly withStage: boolean;
  readonly isVote: boolean;
}

/** Clap for the photo while it is shown; then tap the best caption. */
export function VoteTask({ withStage, isVote }: VoteTaskProps) {
  const { t } = useTranslation("snaption");
  const snaption = useSnaption();
  const hand = useHand();
  const lang = useGameLang();
  const [tapped, tap] = useTappedMove<string>();
  if (!snaption) return null;
  const vote = tapped ?? hand?.vote;
  const choose = (letter: string) => {
    if (letter === vote) return;
    tap(letter, { type: "vote", letter });
    haptic(...RHYTHM.tap);
    cue("vote");
  };
  return (
    <div
      className={cx(styles["task"], withStage && styles["tight"])}
      data-brief={isVote ? undefined : ""}
    >
      <StageTitle text={isVote ? t("show.phoneVote") : t("show.phoneShow")} />
      {isVote && !withStage && (
        <div className={styles["peek"]}>
          <SnapPhoto source={snaption.source} />
        </div>
      )}
      {isVote ? (
        <div className={styles["options"]}>
          {cardsOf(snaption).map(({ letter, text, language }) => {
            const isOwn = letter === hand?.own;
            const isChosen = vote === letter;
            return (
              <button
                key={letter}
                type="button"
                className={cx(styles["option"], vote !== undefined && !isChosen && styles["other"])}
                style={{ "--paint": paintOf(letter) } as CSSProperties}
                aria-pressed={isChosen}
                disabled={isOwn}
                onClick={() => choose(letter)}
              >
                <b className={styles["letter"]}>
                  {isChosen ? <Check aria-hidden="true" /> : letter}
                </b>
                <span dir="auto" lang={text === "" ? undefined : textLang(language, lang)}>
                  {text === "" ? t("show.hidden") : text}
                </span>
                {isOwn && <i>{t("show.own")}</i>}
              </button>
            );
          })}
        </div>
      ) : (
        <div className={styles["photo"]}>
          {!withStage && <SnapPhoto source={snaption.source} />}
        </div>
      )}
      <div className={styles["foot"]}>
        {isVote && <p role="status">{vote === undefined ? t("show.hint") : t("show.voted")}</p>}
        <ClapButton isBig={!isVote} left={hand?.clapsLeft ?? 0} />
      </div>
    </div>
  );
}

function ClapButton({ isBig, left }: { readonly isBig: boolean; readonly left: number }) {
  const { t } = useTranslation("snaption");
  // Taps are faster than the updates of the count: extra claps are not an error that needs a message.
  const { send } = useSend("inline");
  const myId = useMyId();
  const stageId = useTopic("stage")?.stageId;
  if (myId === undefined || stageId === undefined) return null;
  return (
    <Button
      size={isBig ? "big" : "normal"}
      variant={isBig ? "primary" : "quiet"}
      wide
      icon={<Hand key={left} />}
      lockMs={0}
      disabled={left === 0}
      onClick={() => {
        haptic(...RHYTHM.tap);
        cue("clap");
        void send("move", { stageId, move: { type: "clap" } });
      }}
    >
      {t("show.clap", { count: left })}
    </Button>
  );
}
