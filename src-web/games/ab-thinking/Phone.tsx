import { useTopic } from "../../room/index.ts";
import { AheadTask } from "./AheadTask.tsx";
import { BrowseTask } from "./BrowseTask.tsx";
import { useAb, useIsTeller, useMine } from "./controller.ts";
import { DealTask } from "./DealTask.tsx";
import { PickTask } from "./PickTask.tsx";
import { RevealTask } from "./RevealTask.tsx";
import { TellTask } from "./TellTask.tsx";
import { VoteTask } from "./VoteTask.tsx";

/** The task of AB_THINKING on one phone: tell, pick, vote, and see what it was worth. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  const isTeller = useIsTeller();
  const part = useMine()?.part;
  const turn = useAb()?.turn;
  const key = stage?.stageId;
  // Keyed by the stage's id, so that nothing half done in one stage survives into the next.
  switch (stage?.name) {
    case "DEAL":
      return <DealTask key={key} />;
    case "CLUE":
      return isTeller ? <TellTask key={key} /> : <AheadTask key={key} />;
    case "PICK":
      return part === "submitter" ? (
        <PickTask key={key} withStage={withStage} />
      ) : (
        <BrowseTask key={key} withStage={withStage} />
      );
    case "SHOW":
    case "VOTE":
      // One instance for both stages: the grid that is shown is the grid that is voted on.
      return <VoteTask key={turn} withStage={withStage} />;
    case "REVEAL":
      return <RevealTask key={key} withStage={withStage} />;
    default:
      return null;
  }
}
