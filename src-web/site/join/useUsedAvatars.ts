import { useEffect, useState } from "react";
import { usedAvatars } from "../../client/api/gameSession.ts";

/** Characters taken in a room: fetched once, then kept current by `heard` from the live room. */
export function useUsedAvatars(gameCode: string): {
  readonly used: readonly string[];
  readonly heard: (used: readonly string[]) => void;
} {
  const [used, setUsed] = useState<readonly string[]>([]);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (isLive) return undefined;
    let isOutdated = false;
    usedAvatars(gameCode).then(
      (list) => {
        if (!isOutdated) setUsed(list);
      },
      (error: unknown) => console.error("used avatars not loaded", error),
    );
    return () => {
      isOutdated = true;
    };
  }, [gameCode, isLive]);

  const [heard] = useState(() => (list: readonly string[]) => {
    setLive(true);
    setUsed(list);
  });
  return { used, heard };
}
