import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useMyId, useRoomEvent, useTopic } from "../../room/index.ts";
import { holdUpdates, activateUpdate } from "../../platform/pwa/updates.ts";
import { announce, toast } from "../../ui/feedback/announcer.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";

/**
 * Tells people who do not see the screen what happens: announces time running out and pauses, and vibrates
 * when it is their turn.
 */
export function StageVoice() {
  const { t } = useTranslation("room");
  const stage = useTopic("stage");
  const myId = useMyId();
  const paused = stage?.paused;
  const isInterrupted = useTopic("gameSessionUpdated")?.interrupted;
  useRoomEvent("timeRunningOut", ({ msLeft }) => {
    announce(t("timer.left", { count: Math.round(msLeft / 1000) }));
    if (myId !== undefined && stage?.waitingFor[myId]) haptic(...RHYTHM.even);
  });
  useEffect(() => holdUpdates(), []);
  const stageId = stage?.stageId;
  const isMyTurn = myId !== undefined && stage?.waitingFor[myId] === true;
  useEffect(() => {
    // Also when it becomes the player's turn in the middle of a stage.
    if (stageId !== undefined && isMyTurn) haptic(...RHYTHM.turn);
  }, [stageId, isMyTurn]);
  useEffect(() => {
    // Between two stages an update interrupts nobody.
    if (stageId !== undefined) activateUpdate();
  }, [stageId]);
  useEffect(() => {
    if (paused) announce(t(`paused.${paused}.title`));
  }, [paused, t]);
  // Shown once: a later change of language must not show it again.
  const tellInterrupted = useEffectEvent(() => toast(t("interrupted"), "bad"));
  useEffect(() => {
    if (isInterrupted) tellInterrupted();
  }, [isInterrupted]);
  return null;
}
