import { useTopic } from "../../room/index.ts";
import { BetTask } from "./BetTask.tsx";
import { ProgramTask } from "./ProgramTask.tsx";
import { ShootTask } from "./ShootTask.tsx";

/** The task of RPS_SHOOT on one phone: plan three moves, bet on the battle, feel the reveal. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  // Keyed by the stage's id, so that nothing half tapped in one stage survives into the next.
  switch (stage?.name) {
    case "PROGRAM":
      return <ProgramTask key={stage?.stageId} withStage={withStage} />;
    case "BET":
      return <BetTask key={stage?.stageId} withStage={withStage} />;
    case "SHOOT":
      return <ShootTask key={stage?.stageId} withStage={withStage} />;
    default:
      return null;
  }
}
