import { useTranslation } from "react-i18next";
import { TIMER_MODES } from "../../../src-shared/catalog/settings.ts";
import { useTopic } from "../../room/index.ts";
import { useSend } from "../../room/useSend.ts";
import { Choice } from "../../ui/controls/Choice.tsx";

const TIMER_KEY = { x1: "x1", "x1.5": "x15", x2: "x2", off: "off" } as const;

/** How fast the clock runs; can be changed while a game runs. */
export function TimerChoice() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const mode = useTopic("gameSettingsUpdated")?.timerMode;
  if (mode === undefined) return null;
  return (
    <Choice
      label={t("settings.timer")}
      options={TIMER_MODES}
      value={mode}
      nameOf={(option) => t(`settings.timerMode.${TIMER_KEY[option]}`)}
      onChoose={(timerMode) => void send("gameSettings", { settings: { timerMode } })}
    />
  );
}
