import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FullScreenOverlay } from "./FullScreenOverlay.tsx";
import { cancelEntering, useEntering } from "./entering.ts";

/**
 * Covers the screen from the tap on Join until the room is shown, with the character that takes the seat. It
 * is rendered beside the screens, so that it outlives the one it covers.
 */
export function EnteringOverlay() {
  const entering = useEntering();
  if (entering.kind === "none") return null;
  return (
    <Suspense fallback={null}>
      <Overlay avatarSrc={entering.avatarSrc} leaving={entering.kind === "arrived"} />
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
    addEventListener("popstate", cancelEntering);
    return () => removeEventListener("popstate", cancelEntering);
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
