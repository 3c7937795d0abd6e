import { useSend } from "../../room/useSend.ts";
import { Megaphone, Send } from "lucide-react";
import { useId, useRef, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import { CLUE_LENGTH_MAX } from "../../../src-shared/catalog/games/ab-thinking.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { useTopic } from "../../room/index.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { charactersLeft, cutTo } from "../../game-kit/characters.ts";
import { useDraft } from "../../game-kit/useDraft.ts";
import { Ideas } from "../../game-kit/Ideas.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { useKeyboardOpen } from "../../ui/hooks/useKeyboardOpen.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { shake } from "../../ui/effects/motion.ts";
import { useMine } from "./controller.ts";
import { Hand } from "./Hand.tsx";
import styles from "./tasks.module.css";
import { useLaterClue } from "./useLaterClue.ts";

/** The counter of characters left is shown below this number. */
const FEW_LEFT = 20;

/**
 * The storyteller's task: choose a card and write a clue that fits it, or give the clue aloud, since some
 * must be sung.
 */
export function TellTask() {
  const { t } = useTranslation("ab-thinking");
  const mine = useMine();
  const stageId = useTopic("stage")?.stageId;
  const errorText = useErrorText();
  const { send, busy, error } = useSend("inline");
  const isTyping = useKeyboardOpen();
  const later = useLaterClue();
  const { text, setText, sent } = useDraft("clue", later.text);
  const form = useRef<HTMLFormElement>(null);
  const inputId = useId();
  const selected = mine?.hand.find(({ cardId }) => cardId === later.cardId)?.cardId;
  const clue = text.trim();
  const left = charactersLeft(text, CLUE_LENGTH_MAX);
  const isReady = selected !== undefined && clue !== "" && left >= 0;
  const tell = async (move: { readonly cardId: CardId; readonly text?: string }) => {
    if (stageId === undefined) return;
    haptic(...RHYTHM.done);
    const isDone = await send("move", { stageId, move: { type: "clue", ...move } });
    if (isDone) {
      sent();
      later.told();
    } else shake(form.current);
  };
  // The card and clue in the form when time is up are sent, unless they are on their way.
  useAtTheEnd(() => {
    if (isReady && !busy && mine && mine.played === undefined)
      void tell({ cardId: selected, text: clue });
  });
  if (!mine || stageId === undefined) return null;
  if (mine.played !== undefined) {
    return (
      <div className={styles["task"]}>
        <StageTitle text={t("clue.titleMine")} />
        <Hand
          cards={mine.hand}
          label={t("hand.label")}
          selected={mine.played}
          onSelect={() => undefined}
          played={mine.played}
        />
        <StillThinking title={t("pick.done")} />
      </div>
    );
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) void tell({ cardId: selected, text: clue });
    else shake(form.current);
  };
  const note = error ? errorText(error) : selected === undefined ? t("clue.chooseFirst") : "";
  return (
    <div className={styles["task"]}>
      <StageTitle text={t("clue.titleMine")} />
      <Hand
        cards={mine.hand}
        label={t("hand.choose")}
        selected={selected}
        onSelect={later.choose}
        folded={isTyping && selected !== undefined}
      />
      <form ref={form} className={styles["form"]} onSubmit={submit}>
        <label className={styles["label"]} htmlFor={inputId}>
          {t("clue.label")}
          {left < FEW_LEFT && <b className={cx("tabular", left < 0 && styles["over"])}>{left}</b>}
        </label>
        <input
          id={inputId}
          className={styles["input"]}
          value={text}
          onChange={(event) => setText(cutTo(event.target.value, CLUE_LENGTH_MAX * 2, text))}
          placeholder={t("clue.placeholder")}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={`${inputId}-note`}
          aria-invalid={error !== undefined || left < 0}
        />
        {mine.ideas && text === "" && (
          <Ideas
            label={t("clue.ideas")}
            ideas={mine.ideas}
            foreign={mine.foreign}
            onTake={setText}
          />
        )}
        <p
          id={`${inputId}-note`}
          className={cx(styles["hint"], error && styles["error"])}
          aria-live="polite"
        >
          {note}
        </p>
        <div className={styles["buttons"]}>
          <Button
            variant="quiet"
            icon={<Megaphone />}
            disabled={selected === undefined}
            busy={busy}
            lockMs={300}
            onClick={() => selected !== undefined && void tell({ cardId: selected })}
          >
            {t("clue.aloud")}
          </Button>
          <Button type="submit" icon={<Send />} disabled={!isReady} busy={busy} lockMs={300}>
            {t("clue.send")}
          </Button>
        </div>
      </form>
    </div>
  );
}
