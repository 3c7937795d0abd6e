import { useTopic } from "../../room/index.ts";
import { useHand } from "./controller.ts";
import { CueTask } from "./CueTask.tsx";
import { RevealTask } from "./RevealTask.tsx";
import { ThinkTask } from "./ThinkTask.tsx";

/** The task of SYNC_THINK on one phone: look, write one word, find out who had the same. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  const isPlaying = useHand() !== undefined;
  // Keyed by the stage's id, so that nothing half typed in one level survives into the next.
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
