import { useTopic } from "../../room/index.ts";
import { EstimateTask } from "./EstimateTask.tsx";
import { RevealTask } from "./RevealTask.tsx";

/** The task of Nearest Number on one phone: type a number, watch it land. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  // Keyed by the stage's id, so that nothing half typed in one stage survives into the next.
  switch (stage?.name) {
    case "ESTIMATE":
      return <EstimateTask key={stage.stageId} withStage={withStage} />;
    case "REVEAL":
      return <RevealTask key={stage.stageId} withStage={withStage} />;
    default:
      return null;
  }
}
