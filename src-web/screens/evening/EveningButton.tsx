import { CalendarHeart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { useOpenEvening } from "./openEvening.ts";

/** The host's button that opens the plan of the evening. */
export default function EveningButton() {
  const { t } = useTranslation("evening");
  const open = useOpenEvening();
  return (
    <Button variant="quiet" icon={<CalendarHeart />} onClick={open} lockMs={300}>
      {t("title")}
    </Button>
  );
}
