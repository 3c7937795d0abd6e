import { useTopic } from "../../room/index.ts";
import { useHand } from "./controller.ts";
import { CueTask } from "./CueTask.tsx";
import { RevealTask } from "./RevealTask.tsx";
import { ThinkTask } from "./ThinkTask.tsx";

/** The task of SYNC_THINK on one phone: look, write one word, find out who thought the same. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  const isPlaying = useHand() !== undefined;
  // The stage's id as key: nothing half typed in one level may live on in the next.
  switch (stage?.name) {
    case "CUE":
      return <CueTask withStage={withStage} />;
    case "THINK":
      return isPlaying ? (
        <ThinkTask key={stage.stageId} withStage={withStage} />
      ) : (
        <CueTask withStage={withStage} isWatching />
      );
    case "REVEAL":
      return <RevealTask key={stage.stageId} withStage={withStage} />;
    default:
      return null;
  }
}
