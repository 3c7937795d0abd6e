import { useEffect, useState } from "react";
import { castContext } from "./sender.ts";

/** The cast context of this browser; undefined while it is loading, and where casting is not possible. */
export function useCast(): cast.framework.CastContext | undefined {
  const [context, setContext] = useState<cast.framework.CastContext>();
  useEffect(() => {
    let isOver = false;
    void castContext().then((found) => {
      // Wrapped in a function, since React would call `found` as an updater if it were callable.
      if (!isOver) setContext(() => found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return context;
}
