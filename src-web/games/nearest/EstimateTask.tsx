import { useSend } from "../../room/useSend.ts";
import { Lock, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { useDraft, useHalfChanged } from "../../game-kit/useDraft.ts";
import { Watching } from "../../game-kit/Watching.tsx";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useNearest, useNearestHand, useNumberText } from "./controller.ts";
import styles from "./EstimateTask.module.css";
import { Keypad } from "./Keypad.tsx";
import { Stakes } from "./Stakes.tsx";

/** The player types one number on a big keypad. The number in the display counts when time is up. */
export function EstimateTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation(["nearest", "room"]);
  const nearest = useNearest();
  const hand = useNearestHand();
  const lang = useGameLang();
  const numberText = useNumberText();
  const stageId = useTopic("stage")?.stageId;
  const { send, busy } = useSend();
  const { text: draft, setText: setDraft, sent } = useDraft("estimate");
  const isHalfChanged = useHalfChanged();
  const [isChanging, setChanging] = useState(() =>
    isHalfChanged("estimate", hand?.value === undefined ? undefined : String(hand.value)),
  );
  const locked = isChanging ? undefined : hand?.value;
  const lock = async (): Promise<void> => {
    if (draft === "" || stageId === undefined) return;
    const move = { type: "estimate", value: Number(draft) };
    // The keys stay until the room responds, since the player may go on.
    setChanging(true);
    if (!(await send("move", { stageId, move }))) return;
    setChanging(!sent(draft));
    haptic(...RHYTHM.done);
  };
  useAtTheEnd(() => {
    // A second time the same, after the end, would be refused although the first counted.
    if (busy) return;
    if (locked === undefined && draft !== "" && Number(draft) !== hand?.value) void lock();
  });
  if (!nearest) return null;
  if (!hand) {
    const title = t("estimate.title", { number: nearest.asked, total: nearest.ofQuestions });
    return <Watching title={title} text={t("room:tutorial.watch")} />;
  }
  const { isYear } = nearest;
  const title = locked === undefined ? t("estimate.phoneTitle") : t("estimate.lockedTitle");
  return (
    <div className={cx(styles["task"], withStage && styles["below"])}>
      <StageTitle text={title} />
      <div className={styles["head"]}>
        {!withStage && (
          <p className={styles["question"]} lang={lang}>
            {nearest.question}
          </p>
        )}
        <output
          className={cx(styles["display"], locked !== undefined && styles["locked"])}
          aria-label={t("estimate.yours")}
        >
          {locked === undefined
            ? draft && numberText(Number(draft), isYear)
            : numberText(locked, isYear)}
          {locked === undefined && <i className={styles["caret"]} aria-hidden="true" />}
        </output>
      </div>
      {locked === undefined ? (
        <div className={styles["keys"]}>
          <Keypad draft={draft} onChange={setDraft} onEnter={() => void lock()} />
          <Button
            size="big"
            wide
            icon={<Lock />}
            busy={busy}
            disabled={draft === ""}
            lockMs={300}
            onClick={() => void lock()}
          >
            {t("estimate.lock")}
          </Button>
        </div>
      ) : (
        <div className={styles["waiting"]}>
          <StillThinking title={t("estimate.done")} />
          {!withStage && <Stakes multiplier={nearest.multiplier} />}
          <ReactionButtons />
          <Button
            variant="quiet"
            wide
            icon={<Pencil />}
            lockMs={300}
            onClick={() => {
              setDraft(String(locked));
              setChanging(true);
            }}
          >
            {t("estimate.change")}
          </Button>
        </div>
      )}
    </div>
  );
}
