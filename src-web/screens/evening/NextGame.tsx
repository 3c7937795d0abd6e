import { Crown, FastForward } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import hosting from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";
import { useIsHost, useTopic } from "../../room/index.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { Button } from "../../ui/controls/Button.tsx";
import EveningButton from "./EveningButton.tsx";

/** The host's buttons after a game of an evening: play the next one, change the plan, or end the evening. */
export function NextGame({ phone = false }: { readonly phone?: boolean }) {
  const { t } = useTranslation("evening");
  const { send } = useSend();
  const name = useGameName();
  const isHost = useIsHost();
  const evening = useTopic("evening");
  const stageId = useTopic("stage")?.stageId;
  const [isEnding, setEnding] = useState(false);
  if (!isHost || !evening || evening.isOver) return null;
  const [next] = evening.next;
  return (
    <div className={phone ? hosting["phoneControls"] : hosting["controls"]}>
      <div className={phone ? hosting["pair"] : hosting["tray"]}>
        {next && (
          <Button variant="quiet" icon={<Crown />} onClick={() => setEnding(true)} lockMs={300}>
            {t("finish")}
          </Button>
        )}
        <EveningButton />
      </div>
      <Button
        size="big"
        wide={phone}
        icon={next ? <FastForward fill="currentColor" /> : <Crown />}
        onClick={() => void send("startGame", {})}
      >
        {next ? t("start", { game: name(next.gameType) }) : t("toPodium")}
      </Button>
      <ConfirmDialog
        open={isEnding}
        title={t("finishTitle")}
        text={t("finishText")}
        action={t("finish")}
        onClose={() => setEnding(false)}
        onConfirm={() => void send("endEvening", { stageId })}
      />
    </div>
  );
}

export default NextGame;
