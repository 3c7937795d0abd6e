import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../controls/Dialog.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { DisplayPanel } from "./DisplayPanel.tsx";

interface DisplayButtonProps {
  /** `icon` where there is little space. */
  readonly look: "icon" | "wide";
}

/** Opens the display settings of this screen: text size, contrast, colours. */
export default function DisplayButton({ look }: DisplayButtonProps) {
  const { t } = useTranslation("display");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {look === "icon" ? (
        <IconButton
          label={t("title")}
          icon={<Eye />}
          variant="bare"
          lockMs={0}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button
          variant="quiet"
          icon={<Eye />}
          wide
          lockMs={300}
          aria-haspopup="dialog"
          onClick={open}
        >
          {t("title")}
        </Button>
      )}
      <Dialog open={isOpen} title={t("title")} onClose={() => setOpen(false)}>
        <DisplayPanel />
      </Dialog>
    </>
  );
}
