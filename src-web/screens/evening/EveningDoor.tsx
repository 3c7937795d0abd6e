import { CalendarHeart } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import type { EveningPlan } from "../../../src-shared/catalog/playlist.ts";
import { useAccess } from "../../games/useOfferedGames.ts";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { useCrowd } from "../../room/people.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";

const Planner = lazy(() => import("./Planner.tsx"));

/** The host's button to plan the evening, or what is left of it. */
export default function EveningDoor() {
  const { t } = useTranslation("evening");
  const { send } = useSend();
  const access = useAccess();
  const { players } = useCrowd();
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  const evening = useTopic("evening");
  const [isOpen, setOpen] = useState(false);
  const isOn = evening !== undefined && !evening.isOver;
  const tell = async (plan: EveningPlan) => {
    const entries = plan.entries.map((entry) => ({ ...entry }));
    if (await send("playlist", { entries, handsFree: plan.handsFree })) setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" icon={<CalendarHeart />} onClick={() => setOpen(true)} lockMs={300}>
        {t("title")}
      </Button>
      <Dialog open={isOpen} title={t("title")} size="wide" onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner />}>
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
        </Suspense>
      </Dialog>
    </>
  );
}
