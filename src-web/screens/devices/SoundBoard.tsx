import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EffectName } from "../../audio/files.ts";
import hosting from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";
import { Button } from "../../ui/controls/Button.tsx";

/** Sounds a host can play to the room by hand. */
const SOUNDS = ["drumRoll", "fanfare", "applause", "gong"] as const satisfies readonly EffectName[];

/** Buttons for sounds that the host plays on the screens that have sound. */
export function SoundBoard() {
  const { t } = useTranslation("links");
  const { send } = useSend();
  return (
    <div className={hosting["group"]}>
      <h3>{t("sounds.title")}</h3>
      <div className={hosting["buttons"]}>
        {SOUNDS.map((sound) => (
          <Button
            key={sound}
            variant="quiet"
            lockMs={300}
            onClick={() => void send("playSound", { sound })}
          >
            {t(`sounds.${sound}`)}
          </Button>
        ))}
        <Button
          variant="quiet"
          icon={<Volume2 />}
          onClick={() => void send("resetSoundContext", {})}
        >
          {t("sounds.restart")}
        </Button>
      </div>
    </div>
  );
}
