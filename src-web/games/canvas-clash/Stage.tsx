import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { CanvasVoice } from "./CanvasVoice.tsx";
import { CreditStage } from "./CreditStage.tsx";
import { DrawStage } from "./DrawStage.tsx";
import { ReadyStage } from "./ReadyStage.tsx";
import { RevealStage } from "./RevealStage.tsx";

/** What screens show of CANVAS_CLASH: the canvases, what is painted on them, and in the end by whom. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  return (
    <>
      {place === "tv" && <CanvasVoice />}
      <Show place={place} />
    </>
  );
}

function Show({ place }: { readonly place: StagePlace }) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "READY":
      return <ReadyStage place={place} />;
    case "DRAW":
      return <DrawStage place={place} />;
    case "CREDIT":
      return <CreditStage place={place} />;
    case "REVEAL":
      return <RevealStage key={stage?.stageId} place={place} />;
    default:
      return null;
  }
}
