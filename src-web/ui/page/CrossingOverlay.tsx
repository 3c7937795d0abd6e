import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FullScreenOverlay } from "./FullScreenOverlay.tsx";
import { turnBack, useCrossing } from "./crossing.ts";

/**
 * Covers the screen from the tap on Join until the room is shown, with the character that takes the seat. It
 * is rendered beside the screens, so that it outlives the one it covers.
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
  // After a swipe back the user is on another page, where no room will ever appear.
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
