import { useState } from "react";

/**
 * Whether what is shown now came in place of something else that the player had before them, such as the box
 * for a second text: it then takes over the focus, which would otherwise be lost with what it replaces. False
 * for what a stage begins with, where a phone's keyboard would cover the task. Undefined: nothing is there yet.
 */
export function useTakesOver(shown: string | number | undefined): boolean {
  const [first, setFirst] = useState(shown);
  const [hasChanged, setChanged] = useState(false);
  if (first === undefined && shown !== undefined) setFirst(shown);
  else if (shown !== first && !hasChanged) setChanged(true);
  return hasChanged;
}
