import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { DuelStage } from "./DuelStage.tsx";
import { RevealStage } from "./RevealStage.tsx";
import { WriteStage } from "./WriteStage.tsx";

/** What screens show of REQUIP: writing, duels, reveals. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "WRITE":
      return <WriteStage place={place} />;
    case "DUEL":
      return <DuelStage key={stage?.stageId} place={place} />;
    case "REVEAL":
      return <RevealStage key={stage?.stageId} place={place} />;
    default:
      return null;
  }
}
