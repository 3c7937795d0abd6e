import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import LinkDialog from "./LinkDialog.tsx";

/** A button next to a person in the host's list: makes a link that moves their seat to another phone. */
export default function MoveSeat({ seat }: { readonly seat: SessionPlayer }) {
  const { t } = useTranslation("links");
  const [isOpen, setOpen] = useState(false);
  const name = displayName(seat.alias);
  return (
    <>
      <IconButton
        label={t("seat.of", { name })}
        icon={<Smartphone />}
        onClick={() => setOpen(true)}
        lockMs={300}
      />
      {isOpen && (
        <LinkDialog
          kind="seat"
          playerId={seat.sessionPlayerId}
          name={name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
