import { useCallback, useEffect, useState } from "react";

/** A message that disappears by itself. Setting it again restarts its time. */
export function usePassingMessage(
  forMs: number,
): [string | undefined, (text: string | undefined) => void] {
  const [said, setSaid] = useState<{ readonly text: string }>();
  useEffect(() => {
    if (!said) return undefined;
    const timeout = setTimeout(() => setSaid(undefined), forMs);
    return () => clearTimeout(timeout);
  }, [said, forMs]);
  const say = useCallback(
    (text: string | undefined) => setSaid(text === undefined ? undefined : { text }),
    [],
  );
  return [said?.text, say];
}
