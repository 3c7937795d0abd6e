import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { BoardStage } from "./BoardStage.tsx";
import { ClueStage } from "./ClueStage.tsx";
import { DealStage } from "./DealStage.tsx";
import { PickStage } from "./PickStage.tsx";
import { RevealStage } from "./RevealStage.tsx";

/** What screens show of AB_THINKING: the deal, the clue, cards face down, the board, and the reveal. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "DEAL":
      return <DealStage key={stage?.stageId} place={place} />;
    case "CLUE":
      return <ClueStage place={place} />;
    case "PICK":
      return <PickStage place={place} />;
    case "SHOW":
    case "VOTE":
      return <BoardStage place={place} />;
    case "REVEAL":
      return <RevealStage key={stage?.stageId} place={place} />;
    default:
      return null;
  }
}
