import { createContext, use, useEffect } from "react";
import { createPortal } from "react-dom";
import { announce } from "../ui/feedback/announcer.ts";

const SlotContext = createContext<HTMLElement | null>(null);
const HushContext = createContext(false);

/** Marks content that can be read but does not announce itself. */
export const Silent = HushContext.Provider;

/** Whether this part must not announce itself, because the same is announced elsewhere on this screen. */
export function useIsSilent(): boolean {
  return use(HushContext);
}

/** The element into which the stages inside render their titles. */
export const TitleSlot = SlotContext.Provider;

interface StageTitleProps {
  readonly text: string;
  /** For the phone's own copy of the stage, whose title is rendered elsewhere. */
  readonly silent?: boolean;
}

/** The sentence that says what is going on: rendered in the frame's title strip, announced on change. */
export function StageTitle({ text, silent = false }: StageTitleProps) {
  const slot = use(SlotContext);
  const isHushed = useIsSilent();
  useEffect(() => {
    if (!silent && !isHushed) announce(text);
  }, [text, silent, isHushed]);
  if (isHushed) return silent ? null : <p>{text}</p>;
  if (!slot || silent) return null;
  return createPortal(<h1 key={text}>{text}</h1>, slot);
}
