import { Check, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PACKS_PER_GAME_MAX } from "../../../../src-shared/catalog/packs.ts";
import { QueryProvider } from "../../../client/query/QueryProvider.tsx";
import { useTopic } from "../../../room/index.ts";
import { useSend } from "../../../room/useSend.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { toast } from "../../../ui/feedback/announcer.ts";
import { PackLibrary } from "./PackLibrary.tsx";

/** The library in the lobby: one tap adds a pack to the chosen game. */
export default function LobbyLibrary({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation("packs");
  const { send, busy } = useSend();
  const settings = useTopic("gameSettingsUpdated");
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  if (!settings || gameType === undefined) return null;
  const chosen = settings.wordPackIds;
  const play = async (id: string, name: string) => {
    const sent = await send("gameSettings", { settings: { wordPackIds: [...chosen, id] } });
    if (!sent) return;
    toast(t("library.playing", { name }), "good");
    onChosen();
  };
  return (
    <QueryProvider>
      <PackLibrary
        gameType={gameType}
        language={settings.language}
        rating={settings.rating}
        renderActions={({ id, name }) =>
          chosen.includes(id) ? (
            <Button variant="quiet" icon={<Check />} disabled>
              {t("library.isIn")}
            </Button>
          ) : (
            <Button
              icon={<Play fill="currentColor" />}
              // While a request is pending its pack is not in `chosen` yet, and a second request would
              // overwrite it.
              disabled={busy || chosen.length >= PACKS_PER_GAME_MAX}
              onClick={() => void play(id, name)}
            >
              {t("library.play")}
            </Button>
          )
        }
      />
    </QueryProvider>
  );
}
