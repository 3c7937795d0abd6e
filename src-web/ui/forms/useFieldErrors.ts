import { useCallback, useRef, useState, type RefCallback } from "react";
import type { FieldHandle } from "./Field.tsx";

/** What a form's field gets to know about its own fault. */
interface Bound {
  readonly ref: RefCallback<FieldHandle>;
  readonly error: string | undefined;
  readonly onBlur: () => void;
}

interface FieldErrors<Name extends string> {
  /** Props of the field with this name. */
  readonly bind: (name: Name) => Bound;
  /** Typed in: whatever was wrong with it is not known any more. */
  readonly clear: (name: Name) => void;
  /**
   * Mark fields, with the sentence each shows (an empty one only marks it); the first is shaken and
   * gets the cursor.
   */
  readonly fail: (...marked: readonly (readonly [Name, string])[]) => void;
}

/** The errors of a form: shown at their fields, cleared by typing or leaving (specification, section 5). */
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
      // Only now: where the cursor came from may be marked as well, and leaving it clears its mark.
      setErrors(new Map(marked));
    },
  };
}
