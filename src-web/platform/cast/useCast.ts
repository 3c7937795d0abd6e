import { useEffect, useState } from "react";
import { castContext } from "./sender.ts";

/** What casts from this browser; undefined while that is not known, and where nothing can. */
export function useCast(): cast.framework.CastContext | undefined {
  const [context, setContext] = useState<cast.framework.CastContext>();
  useEffect(() => {
    let isOver = false;
    void castContext().then((found) => {
      // In a function: React would call what it is given otherwise.
      if (!isOver) setContext(() => found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return context;
}
