import { useEffect, useState } from "react";
import { knownAddress, photoAddress } from "../client/api/snaption.ts";
import { useTopic } from "../room/index.ts";
import { Spinner } from "../ui/feedback/Spinner.tsx";

const AGAIN_MS = 1_500;

interface RoomPhotoProps {
  readonly id: string;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A photo that a player brought to this room. Only screens to which the room shows it can load it. */
export function RoomPhoto({ id, alt, className }: RoomPhotoProps) {
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
  const [found, setFound] = useState<{ readonly id: string; readonly address?: string }>();
  const isAnswered = found?.id === id;
  const address = isAnswered ? found.address : knownAddress(id);
  const isMissing = address === undefined && !isAnswered;
  useEffect(() => {
    if (gameCode === undefined || !isMissing) return undefined;
    let isGone = false;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const loaded = await photoAddress(gameCode, id);
        if (!isGone) setFound({ id, ...(loaded !== undefined && { address: loaded }) });
      } catch {
        // A network error: the photo may still load while it is on screen.
        if (!isGone) timeout = setTimeout(() => void load(), AGAIN_MS);
      }
    };
    void load();
    return () => {
      isGone = true;
      clearTimeout(timeout);
    };
  }, [gameCode, id, isMissing]);
  if (isMissing) return <Spinner />;
  if (address === undefined) return null;
  return <img className={className} src={address} alt={alt} />;
}
