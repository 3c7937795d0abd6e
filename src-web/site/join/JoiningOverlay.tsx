import { useTranslation } from "react-i18next";
import { lastLook } from "../../client/storage/device.ts";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import type { TakeSeat } from "./useTakeSeat.ts";

/** Covers the screen while a seat is being taken, with the character that takes it. */
export function JoiningOverlay({ seat }: { readonly seat: TakeSeat }) {
  const { t } = useTranslation("join");
  if (seat.progress === "idle") return null;
  return (
    <FullScreenOverlay
      title={t("joining.title")}
      text={t("joining.text")}
      cast={[lastLook().avatarSrc ?? "donut.webp"]}
      leaving={seat.progress === "leaving"}
    />
  );
}
