import { useEffect, useRef, useState } from "react";
import { draftOf, endDrafts, keepDraft } from "../client/storage/drafts.ts";
import { useMyId, useRoom, useTopic } from "../room/index.ts";

interface Draft {
  readonly text: string;
  /** A text, or what becomes of the newest one, also when keys come faster than screens. */
  readonly setText: (next: string | ((newest: string) => string)) => void;
  /** The room has it: nothing is kept any more. */
  readonly sent: () => void;
}

/** Where this phone keeps what is written in the present stage. */
function usePlace(): string {
  const gameId = useTopic("gameCreated")?.gameId;
  const stageId = useTopic("stage")?.stageId;
  return `${gameId}/${stageId}/${useMyId()}`;
}

/**
 * Was what stands in this box, which the room has as `sent`, being changed when the page went? Then it is
 * to be changed on.
 */
export function useHalfChanged(): (box: string, sent: string | undefined) => boolean {
  const place = usePlace();
  return (box, sent) => {
    const draft = sent === undefined ? undefined : draftOf(place, box);
    return draft !== undefined && draft.trim() !== sent;
  };
}

/**
 * What somebody writes, kept on the phone until it is sent or its stage is over, so that a reload costs no word.
 * `box` names it among the texts of the stage; `before` stands in it when nothing was kept.
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
    // The room's answer may come late: what is written by then belongs to the next stage.
    if (room.topic("stage")?.stageId === stageId) keepDraft(place, box, kept);
  };
  return {
    text,
    setText: (next) => {
      newest.current = typeof next === "string" ? next : next(newest.current);
      write(newest.current);
      keep(newest.current);
    },
    sent: () => keep(""),
  };
}
