import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cue, say } from "../../audio/cue.ts";
import { useMyId, useRoomEvent } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { usePeople } from "../../room/people.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import { useShared } from "./controller.ts";
import { wordsOf } from "./word.ts";

/** Announces letters and solvers to screen readers, plays the sounds of a turn, and lets the robot comment. */
export function CanvasVoice() {
  const { t } = useTranslation("canvas-clash");
  const personOf = usePeople();
  const myId = useMyId();
  const { bar, solved } = useShared() ?? {};
  useEffect(() => {
    if (bar === undefined) return;
    const words = wordsOf(bar).map((cells) =>
      cells.map((one) => one ?? t("word.hidden")).join(" "),
    );
    announce(t("word.spoken", { letters: words.join(", ") }));
  }, [bar, t]);
  useRoomEvent("guessSubmitted", ({ playerId, right }) => {
    if (right) cue("correct");
    if (!right || playerId === myId) return;
    announce(t("draw.knows", { name: personOf(playerId).name }));
  });
  useRoomEvent("revealLetterTopic", () => {
    cue("letter");
    haptic(...RHYTHM.reveal);
  });
  useRoomEvent("allCorrect", () => {
    cue("wow");
    haptic(...RHYTHM.win);
    announce(t("draw.all"));
  });
  // From the view: a screen that reloads, or loses its connection, misses the events of those who found it.
  useRoomEvent("revealPainters", () => {
    if (Object.keys(solved ?? {}).length === 0) say("nobodyRight");
  });
  return null;
}
