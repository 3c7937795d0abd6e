import { VenetianMask } from "lucide-react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../../src-shared/catalog/displayName.ts";
import type { SessionPlayer } from "../../../../src-shared/protocol/entities.ts";
import { useSend } from "../../../room/useSend.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";

/** Beside a person in the host's list: ask them to help backstage, or let them go. */
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
