import { useTranslation } from "react-i18next";
import { useCue } from "../../audio/cue.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useCurrentBattle, useRps, useShoot, type BattleCard } from "./controller.ts";
import { FaceOff } from "./FaceOff.tsx";
import type { FaceOffFighter } from "./ThrowCards.tsx";
import { shootCue } from "./timeline.ts";

/** The reveal: three throws, one result, points for the fighters and for those who bet. */
export function ShootStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("rps-shoot");
  const rps = useRps();
  const battle = useCurrentBattle();
  const step = useShoot();
  const faceOff = battle && faceOffOf(battle);
  useCue(faceOff && shootCue(faceOff.results, step));
  if (!rps || !faceOff) return null;
  const { battle: at, battleCount: count } = rps;
  return (
    <>
      <StageTitle
        text={rps.sudden ? t("shoot.titleSudden") : t("shoot.title", { battle: at, count })}
        silent={place === "phone"}
      />
      <FaceOff {...faceOff} step={step} />
    </>
  );
}

/** Returns what the reveal of a battle shows; undefined before the battle has a result. */
export function faceOffOf({ left, right, result }: BattleCard) {
  if (!result) return undefined;
  const leftSide: FaceOffFighter = {
    ...left,
    moves: result.playerMoves,
    net: result.playerNetScore,
  };
  const rightSide: FaceOffFighter = {
    ...right,
    moves: result.opponentMoves,
    net: result.opponentNetScore,
  };
  const results = [result.result1, result.result2, result.result3] as const;
  return { left: leftSide, right: rightSide, results, full: result.fullResult };
}
