import { useTranslation } from "react-i18next";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import type { EveningPlan } from "../../../src-shared/catalog/playlist.ts";
import { useAccess } from "../../games/useOfferedGames.ts";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { useCrowd } from "../../room/people.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import Planner from "./Planner.tsx";

/** Plans a new evening, or the remaining games of the current one. */
export default function EveningDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("evening");
  const { send } = useSend();
  const access = useAccess();
  const { players } = useCrowd();
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  const evening = useTopic("evening");
  const isOn = evening !== undefined && !evening.isOver;
  const tell = async (plan: EveningPlan) => {
    const entries = plan.entries.map((entry) => ({ ...entry }));
    if (await send("playlist", { entries, handsFree: plan.handsFree })) onClose();
  };
  return (
    <Dialog open title={t("title")} size="wide" onClose={onClose}>
      <Planner
        people={Math.max(4, players.length)}
        access={access}
        onPhones={hostType !== undefined && hostPlays(hostType)}
        plan={isOn ? { entries: evening.next, handsFree: evening.handsFree } : undefined}
        onUse={(plan) => void tell(plan)}
        onDrop={
          isOn && evening.played.length === 0
            ? () => void tell({ entries: [], handsFree: false })
            : undefined
        }
      />
    </Dialog>
  );
}
