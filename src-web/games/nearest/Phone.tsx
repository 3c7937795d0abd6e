import { useTopic } from "../../room/index.ts";
import { EstimateTask } from "./EstimateTask.tsx";
import { RevealTask } from "./RevealTask.tsx";

/** The task of the nearest number on one phone: type it, watch it land. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  // The stage's id as key: nothing half typed in one stage may live on in the next.
  switch (stage?.name) {
    case "ESTIMATE":
      return <EstimateTask key={stage.stageId} withStage={withStage} />;
    case "REVEAL":
      return <RevealTask key={stage.stageId} withStage={withStage} />;
    default:
      return null;
  }
}
