import { useSend } from "../../room/useSend.ts";
import { useState } from "react";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useDraft, useHalfChanged } from "../../game-kit/useDraft.ts";
import { isWorthSending } from "../../game-kit/useTextMove.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { useHand, useSync } from "./controller.ts";
import { hasLetters, usedAlready } from "./words.ts";

export interface WordInput {
  readonly draft: string;
  readonly write: (draft: string) => void;
  /** The used word that the draft equals; undefined while the draft is allowed. */
  readonly used: string | undefined;
  /** Whether the draft can be sent. */
  readonly canSend: boolean;
  readonly send: () => void;
  readonly busy: boolean;
  /** Why the room refused the last word. */
  readonly error: ErrorCode | undefined;
  /** The word the room has; undefined while there is none, or while the player is changing it. */
  readonly locked: string | undefined;
  /** Whether no screen will show the locked word. */
  readonly isHidden: boolean;
  /** Lets the player write a different word. */
  readonly change: () => void;
}

/** Manages this player's word of the level: what is typed, what is locked, and sending it when time is up. */
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
    // The room has this word already.
    if (isMine) return setChanging(false);
    // The box stays until the room responds, since the player may write on.
    setChanging(true);
    if (!(await send("move", { stageId, move: { type: "word", word: draft } }))) return;
    setChanging(!sent(draft));
    haptic(...RHYTHM.done);
  };
  useAtTheEnd(() => {
    // A second time the same, after the end, would be refused although the first counted.
    if (busy) return;
    const isOpen = hand?.word === undefined || isChanging;
    if (isOpen && isWorthSending(draft)) void lock();
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
    // An error is about the word that was sent, not about the next one.
    error: isStale ? undefined : error,
    locked: isChanging ? undefined : hand?.word,
    isHidden: hand?.hidden === true,
    change: () => {
      setDraft(hand?.word ?? "");
      setChanging(true);
    },
  };
}
