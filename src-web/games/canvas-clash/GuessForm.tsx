import { Send } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { GUESS_LENGTH_MAX } from "../../../src-shared/catalog/games/canvas-clash.ts";
import { cue } from "../../audio/cue.ts";
import { cutTo } from "../../game-kit/characters.ts";
import { useDraft } from "../../game-kit/useDraft.ts";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import { shake } from "../../ui/effects/motion.ts";
import styles from "./GuessForm.module.css";

/**
 * Minimum time between two guesses, ms. The room takes one a second; an earlier one waits here instead of
 * being refused.
 */
const APART_MS = 1_050;

/** The box for guesses. It keeps the focus after each guess, since the next one follows soon. */
export function GuessForm({ close }: { readonly close: string | undefined }) {
  const { t } = useTranslation("canvas-clash");
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  const { text, setText } = useDraft("guess");
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(-Infinity);
  /** Settles when all guesses so far were answered. */
  const turn = useRef(Promise.resolve());
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  // A change of language must not announce the same guess again.
  const tell = useEffectEvent((guess: string) =>
    announce(t("guess.close", { guess }), "assertive"),
  );
  useEffect(() => {
    if (close === undefined) return;
    tell(close);
    shake(form.current);
    haptic(...RHYTHM.even);
    cue("almost");
  }, [close]);

  const say = async (said: string) => {
    const early = last.current + APART_MS - performance.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    // The turn has ended meanwhile, or the word is found.
    if (isOver.current || stageId === undefined) return;
    const isTaken = await send("move", { stageId, move: { type: "guess", text: said } });
    // Counted from the response: after a slow request, the next guess would otherwise reach the room too
    // early.
    last.current = performance.now();
    // A refused guess goes back into the box, so that it can be changed.
    if (!isTaken) setText((now) => (now === "" ? said : now));
  };
  const guess = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    input.current?.focus({ preventScroll: true });
    if (said === "" || stageId === undefined) return;
    // Before sending, so that a player who types on loses no letter.
    setText("");
    haptic(...RHYTHM.tap);
    // On a slow line the next guess is ready before the last one is answered.
    turn.current = turn.current.then(() => say(said));
  };

  return (
    <form ref={form} className={styles["form"]} onSubmit={guess}>
      {close !== undefined && (
        <p key={close} className={styles["close"]}>
          {t("guess.close", { guess: close })}
        </p>
      )}
      <input
        ref={input}
        className={styles["input"]}
        value={text}
        aria-label={t("guess.label")}
        placeholder={t("guess.placeholder")}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={(event) => setText(cutTo(event.target.value, GUESS_LENGTH_MAX, text))}
      />
      <button type="submit" className={styles["send"]} aria-label={t("guess.send")}>
        <Send aria-hidden="true" />
      </button>
    </form>
  );
}
