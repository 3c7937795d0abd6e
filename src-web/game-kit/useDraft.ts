import { useEffect, useRef, useState } from "react";
import { draftOf, endDrafts, keepDraft } from "../client/storage/drafts.ts";
import { useMyId, useRoom, useTopic } from "../room/index.ts";

interface Draft {
  readonly text: string;
  /** Sets the text, or derives it from the newest one, which works even if keys come faster than renders. */
  readonly setText: (next: string | ((newest: string) => string)) => void;
  /**
   * Called once the room has this text: the draft is deleted, unless something else was written while the
   * room's response was on its way. Without a text, it is deleted in any case. Returns whether it was.
   */
  readonly sent: (text?: string) => boolean;
}

/** Returns the key under which this phone stores what is written in the current stage. */
function usePlace(): string {
  const gameId = useTopic("gameCreated")?.gameId;
  const stageId = useTopic("stage")?.stageId;
  return `${gameId}/${stageId}/${useMyId()}`;
}

/**
 * Returns a function that tells whether the text in a box, which the room has as `sent`, was being changed
 * when the page was closed. If so, the player should continue changing it.
 */
export function useHalfChanged(): (box: string, sent: string | undefined) => boolean {
  const place = usePlace();
  return (box, sent) => {
    const draft = sent === undefined ? undefined : draftOf(place, box);
    return draft !== undefined && draft.trim() !== sent;
  };
}

/**
 * Keeps what a player writes on the phone until it is sent or its stage is over, so that a reload loses no
 * word. `box` names the text within the stage; `before` is the initial text when no draft is stored.
 */
export function useDraft(box: string, before = ""): Draft {
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  const place = usePlace();
  const [text, write] = useState(() => draftOf(place, box) ?? before);
  const newest = useRef(text);
  useEffect(
    () => () => {
      if (room.topic("stage")?.stageId !== stageId) endDrafts(place);
    },
    [room, stageId, place],
  );
  const keep = (kept: string) => {
    // The room may respond late: drafts of the next stage, which may exist by then, must not be overwritten.
    if (room.topic("stage")?.stageId === stageId) keepDraft(place, box, kept);
  };
  return {
    text,
    setText: (next) => {
      newest.current = typeof next === "string" ? next : next(newest.current);
      write(newest.current);
      keep(newest.current);
    },
    sent: (said) => {
      const left = newest.current.trim();
      const isDone = said === undefined || left === "" || left === said.trim();
      if (isDone) keep("");
      return isDone;
    },
  };
}
