import { useCallback, useRef, useState, type RefCallback } from "react";
import type { FieldHandle } from "./useFieldHandle.ts";

/** Props that a field gets for showing its own error. */
interface Bound {
  readonly ref: RefCallback<FieldHandle>;
  readonly error: string | undefined;
  readonly onBlur: () => void;
}

interface FieldErrors<Name extends string> {
  /** Props of the field with this name. */
  readonly bind: (name: Name) => Bound;
  /** Clears the error of a field, once the user types into it. */
  readonly clear: (name: Name) => void;
  /**
   * Marks fields, each with the sentence it shows (an empty one only marks it); the first is shaken and gets
   * the cursor.
   */
  readonly fail: (...marked: readonly (readonly [Name, string])[]) => void;
}

/**
 * The errors of a form: shown at their fields, and cleared by typing or by leaving the field (specification,
 * section 5).
 */
export function useFieldErrors<Name extends string>(): FieldErrors<Name> {
  const [errors, setErrors] = useState<ReadonlyMap<Name, string>>(new Map());
  const handles = useRef(new Map<Name, FieldHandle>());

  const clear = useCallback((name: Name) => {
    setErrors((known) =>
      known.has(name) ? new Map([...known].filter(([one]) => one !== name)) : known,
    );
  }, []);

  return {
    clear,
    bind: (name) => ({
      ref: (handle) => {
        if (handle) handles.current.set(name, handle);
        else handles.current.delete(name);
      },
      error: errors.get(name),
      onBlur: () => clear(name),
    }),
    fail: (...marked) => {
      const [first] = marked;
      if (first) handles.current.get(first[0])?.fail();
      // Only after the focus has moved: the field that loses it may be marked as well, and losing it clears
      // its mark.
      setErrors(new Map(marked));
    },
  };
}
