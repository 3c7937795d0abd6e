import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { RevealStage } from "./RevealStage.tsx";
import { ShowStage } from "./ShowStage.tsx";
import { SnapStage } from "./SnapStage.tsx";
import { WriteStage } from "./WriteStage.tsx";

/** What screens show of SNAPTION: prints develop, captions pop up, authors are revealed. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "SNAP":
      return <SnapStage place={place} />;
    case "CAPTION":
      return <WriteStage place={place} />;
    case "SHOW":
    case "VOTE":
      return <ShowStage place={place} isVote={stage.name === "VOTE"} />;
    case "REVEAL":
      return <RevealStage key={stage.stageId} place={place} />;
    default:
      return null;
  }
}
