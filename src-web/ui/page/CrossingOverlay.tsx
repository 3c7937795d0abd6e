import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FullScreenOverlay } from "./FullScreenOverlay.tsx";
import { turnBack, useCrossing } from "./crossing.ts";

/**
 * Covers the screen from the tap on Join until the room stands, with the character that takes the seat. It
 * stands beside the screens: it outlives the one that it covers.
 */
export function CrossingOverlay() {
  const crossing = useCrossing();
  if (crossing.kind === "none") return null;
  return (
    <Suspense fallback={null}>
      <Overlay avatarSrc={crossing.avatarSrc} leaving={crossing.kind === "arrived"} />
    </Suspense>
  );
}

function Overlay({
  avatarSrc,
  leaving,
}: {
  readonly avatarSrc: string;
  readonly leaving: boolean;
}) {
  const { t } = useTranslation("join");
  // Whoever swipes back meanwhile is somewhere else, where no room will ever stand.
  useEffect(() => {
    addEventListener("popstate", turnBack);
    return () => removeEventListener("popstate", turnBack);
  }, []);
  return (
    <FullScreenOverlay
      title={t("joining.title")}
      text={t("joining.text")}
      cast={[avatarSrc]}
      leaving={leaving}
    />
  );
}
