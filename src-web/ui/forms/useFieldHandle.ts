import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";
import { shake } from "../effects/motion.ts";

/** What a form can do with a field whose value is not accepted. */
export interface FieldHandle {
  /** Shakes the field and puts the cursor in it. */
  fail(): void;
  focus(): void;
}

/** Gives a form its handle on a field: `frame` is shaken, `input` gets the cursor. */
export function useFieldHandle<Input extends HTMLElement>(
  ref: Ref<FieldHandle> | undefined,
): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<Input | null>;
} {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<Input>(null);
  useImperativeHandle(ref, () => ({
    fail() {
      shake(frame.current);
      input.current?.focus();
    },
    focus() {
      input.current?.focus({ preventScroll: true });
    },
  }));
  return { frame, input };
}
