import { useTranslation } from "react-i18next";
import { Switch } from "../../ui/controls/Choice.tsx";
import { useSend } from "../../room/useSend.ts";
import { useMyId, useTopic } from "../../room/index.ts";

/** In the phone's menu: whether the player is left out of the night's reel. */
export function LeaveMeOut() {
  const { t } = useTranslation("reel");
  const { send } = useSend();
  const myId = useMyId();
  const seats = useTopic("sessionPlayersUpdated");
  const reel = useTopic("reel");
  const me = myId === undefined ? undefined : seats?.[myId];
  // A crowd's seat belongs to no single person, so none of them can decide this for it.
  if (!me || me.crowd || !reel?.on) return null;
  return (
    <div>
      <Switch
        label={t("leaveOut")}
        on={me.outOfReel === true}
        onChange={(isOut) => void send("reel", { on: !isOut })}
      />
      <small>{t("leaveOutText")}</small>
    </div>
  );
}

/** Among the host's settings: whether this night gets a reel. */
export function KeepReel() {
  const { t } = useTranslation("reel");
  const { send } = useSend();
  const reel = useTopic("reel");
  if (!reel) return null;
  return <Switch label={t("keep")} on={reel.on} onChange={(on) => void send("keepReel", { on })} />;
}
