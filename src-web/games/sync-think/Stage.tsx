import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { CueStage } from "./CueStage.tsx";
import { RevealStage } from "./RevealStage.tsx";

/** What screens show of SYNC_THINK: two words, everybody's answers, who is in sync. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "CUE":
    case "THINK":
      return <CueStage place={place} />;
    case "REVEAL":
      return <RevealStage key={stage.stageId} place={place} />;
    default:
      return null;
  }
}
