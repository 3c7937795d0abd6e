import { useTopic } from "../../room/index.ts";
import { DuelTask } from "./DuelTask.tsx";
import { RevealTask } from "./RevealTask.tsx";
import { WriteTask } from "./WriteTask.tsx";

/** The task of REQUIP on one phone: write, vote and spot the machine, be paid. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  // Keyed by the stage's id, so that nothing half done in one stage survives into the next.
  switch (stage?.name) {
    case "WRITE":
      return <WriteTask key={stage?.stageId} />;
    case "DUEL":
      return <DuelTask key={stage?.stageId} withStage={withStage} />;
    case "REVEAL":
      return <RevealTask key={stage?.stageId} withStage={withStage} />;
    default:
      return null;
  }
}
