import { useTopic } from "../../room/index.ts";
import { RevealTask } from "./RevealTask.tsx";
import { SnapTask } from "./SnapTask.tsx";
import { VoteTask } from "./VoteTask.tsx";
import { WriteTask } from "./WriteTask.tsx";

/** The task of SNAPTION on one phone: bring a photo, write captions, clap and vote, be paid. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  // Keyed by the stage's id, so that nothing half done in one stage survives into the next.
  switch (stage?.name) {
    case "SNAP":
      return <SnapTask key={stage.stageId} />;
    case "CAPTION":
      return <WriteTask key={stage.stageId} />;
    case "SHOW":
    case "VOTE":
      return <VoteTask key={stage.stageId} withStage={withStage} isVote={stage.name === "VOTE"} />;
    case "REVEAL":
      return <RevealTask key={stage.stageId} withStage={withStage} />;
    default:
      return null;
  }
}
