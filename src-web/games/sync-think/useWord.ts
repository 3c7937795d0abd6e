import { useSend } from "../../room/useSend.ts";
import { useState } from "react";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useDraft, useHalfChanged } from "../../game-kit/useDraft.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { useHand, useSync } from "./controller.ts";
import { hasLetters, usedAlready } from "./words.ts";

/** Text in the box counts when time is up, if it has as many characters. */
const WORTH_SENDING = 3;

export interface WordInput {
  readonly draft: string;
  readonly write: (draft: string) => void;
  /** The word of the table that the draft is; undefined while it is free. */
  readonly used: string | undefined;
  /** May the draft be sent? */
  readonly canSend: boolean;
  readonly send: () => void;
  readonly busy: boolean;
  /** Why the room did not take the last one. */
  readonly error: ErrorCode | undefined;
  /** The word the room has; undefined while there is none, or another one is being written. */
  readonly locked: string | undefined;
  /** No screen will show the locked word. */
  readonly isHidden: boolean;
  /** Write another one instead. */
  readonly change: () => void;
}

/** My word of this level: what is typed, what is locked, and that it goes off when time is up. */
export function useWord(): WordInput {
  const sync = useSync();
  const hand = useHand();
  const stageId = useTopic("stage")?.stageId;
  const { send, busy, error } = useSend("inline");
  const { text: draft, setText: setDraft, sent } = useDraft("word");
  const isHalfChanged = useHalfChanged();
  const [isChanging, setChanging] = useState(() => isHalfChanged("word", hand?.word));
  const [isStale, setStale] = useState(false);
  const used = usedAlready(draft, sync?.forbidden ?? [], sync?.closeMatch ?? true);
  const isMine = hand?.word !== undefined && hand.word === draft.trim();
  const canSend = hasLetters(draft) && used === undefined;

  const lock = async (): Promise<void> => {
    if (!canSend || stageId === undefined) return;
    setStale(false);
    // It stays what the room has.
    if (isMine) return setChanging(false);
    if (!(await send("move", { stageId, move: { type: "word", word: draft } }))) return;
    sent();
    setChanging(false);
    haptic(...RHYTHM.done);
  };
  useAtTheEnd(() => {
    const isOpen = hand?.word === undefined || isChanging;
    if (isOpen && Array.from(draft.trim()).length >= WORTH_SENDING) void lock();
  });
  return {
    draft,
    write: (next) => {
      setDraft(next);
      setStale(true);
    },
    used,
    canSend,
    send: () => void lock(),
    busy,
    // A refusal is about the word that was sent, not about the next one.
    error: isStale ? undefined : error,
    locked: isChanging ? undefined : hand?.word,
    isHidden: hand?.hidden === true,
    change: () => {
      setDraft(hand?.word ?? "");
      setChanging(true);
    },
  };
}
