import { createContext, use, useEffect } from "react";
import { createPortal } from "react-dom";
import { announce } from "../ui/feedback/announcer.ts";

const SlotContext = createContext<HTMLElement | null>(null);
const HushContext = createContext(false);

/** What stands inside is there to be read, and says nothing by itself. */
export const Hush = HushContext.Provider;

/** Must this part stay silent, because the same is said elsewhere on this screen? */
export function useHush(): boolean {
  return use(HushContext);
}

/** Where titles of the stages inside go. */
export const TitleSlot = SlotContext.Provider;

interface StageTitleProps {
  readonly text: string;
  /** On the phone's own copy of the stage the title stands elsewhere already. */
  readonly silent?: boolean;
}

/** The one sentence that says what is going on: drawn in the frame's strip, said when it changes. */
export function StageTitle({ text, silent = false }: StageTitleProps) {
  const slot = use(SlotContext);
  const isHushed = useHush();
  useEffect(() => {
    if (!silent && !isHushed) announce(text);
  }, [text, silent, isHushed]);
  if (isHushed) return silent ? null : <p>{text}</p>;
  if (!slot || silent) return null;
  return createPortal(<h1 key={text}>{text}</h1>, slot);
}
