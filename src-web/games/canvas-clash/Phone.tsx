import { useTopic } from "../../room/index.ts";
import { CanvasVoice } from "./CanvasVoice.tsx";
import { useHand } from "./controller.ts";
import { CreditTask } from "./CreditTask.tsx";
import { GuessTask } from "./GuessTask.tsx";
import { PaintTask } from "./PaintTask.tsx";
import { GetReady, PainterReady } from "./ReadyTask.tsx";
import { RevealTask } from "./RevealTask.tsx";
import { WatchTask } from "./WatchTask.tsx";

/** The task of CANVAS_CLASH on one phone: paint, or guess, credit and be paid. */
export default function Phone({ withStage }: { readonly withStage: boolean }) {
  return (
    <>
      <CanvasVoice />
      <Task withStage={withStage} />
    </>
  );
}

function Task({ withStage }: { readonly withStage: boolean }) {
  const stage = useTopic("stage");
  const hand = useHand();
  // Keyed by the stage's id, so that nothing half typed in one turn survives into the next.
  const key = stage?.stageId;
  switch (stage?.name) {
    case "READY":
      return hand?.role === "painter" ? (
        <PainterReady key={key} hand={hand} />
      ) : (
        <GetReady key={key} />
      );
    case "DRAW":
      if (hand?.role === "painter") return <PaintTask key={key} hand={hand} />;
      if (!hand) return <WatchTask key={key} withStage={withStage} />;
      return <GuessTask key={key} hand={hand} withStage={withStage} />;
    case "CREDIT":
      return <CreditTask key={key} withStage={withStage} />;
    case "REVEAL":
      return <RevealTask key={key} withStage={withStage} />;
    default:
      return null;
  }
}
