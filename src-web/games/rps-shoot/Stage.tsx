import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { BetStage } from "./BetStage.tsx";
import { ProgramStage } from "./ProgramStage.tsx";
import { ShootStage } from "./ShootStage.tsx";

/** What screens show of RPS_SHOOT: planning, betting, battles. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "PROGRAM":
      return <ProgramStage place={place} />;
    case "BET":
      return <BetStage key={stage?.stageId} place={place} />;
    case "SHOOT":
      return <ShootStage key={stage?.stageId} place={place} />;
    default:
      return null;
  }
}
