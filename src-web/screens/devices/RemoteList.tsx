import { Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import hosting from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";

/** The remotes the host has lent out, each with a button to take it back. */
export function RemoteList() {
  const { t } = useTranslation("links");
  const { send } = useSend();
  const remotes = useTopic("gameSessionUpdated")?.remotes ?? [];
  const here = useTopic("websocketConnectionUpdated")?.remotes ?? [];
  if (remotes.length === 0) return null;
  return (
    <ul className={hosting["people"]} aria-label={t("remote.list")}>
      {remotes.map((number) => (
        <li key={number} className={hosting["person"]}>
          <span>
            {t("remote.name", { number })} ·{" "}
            {here.includes(number) ? t("remote.on") : t("remote.off")}
          </span>
          <IconButton
            label={t("remote.end", { number })}
            icon={<Unplug />}
            onClick={() => void send("dismissRemote", { remoteId: number })}
          />
        </li>
      ))}
    </ul>
  );
}
