import { VenetianMask } from "lucide-react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../../../src-shared/protocol/entities.ts";
import { useSend } from "../../../room/useSend.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";

/** A button next to a person in the host's list: makes them a helper backstage, or ends that. */
export default function HelperButton({ seat }: { readonly seat: SessionPlayer }) {
  const { t } = useTranslation("backstage");
  const { send } = useSend();
  const name = displayName(seat.alias);
  const isHelping = seat.coHost === true;
  return (
    <IconButton
      label={isHelping ? t("helpEnd", { name }) : t("helpAsk", { name })}
      icon={<VenetianMask />}
      variant={isHelping ? "primary" : "quiet"}
      aria-pressed={isHelping}
      onClick={() => void send("coHost", { playerId: seat.sessionPlayerId, on: !isHelping })}
    />
  );
}
