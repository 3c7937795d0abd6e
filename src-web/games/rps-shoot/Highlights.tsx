import { useTranslation } from "react-i18next";
import type { BattleResult, RpsHighlights } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { HANDS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { HandSticker } from "./HandSticker.tsx";
import styles from "../../game-kit/HighlightList.module.css";

const THREE = 3;

/** What this game will be remembered for: a sweep, the room's favourite hand, a grudge. */
export default function Highlights() {
  const { t } = useTranslation("rps-shoot");
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const results = (end?.highlights as RpsHighlights | undefined)?.results ?? [];
  const thrown = HANDS.map((hand) => ({ hand, count: countOf(results, hand) }));
  const [favourite] = thrown.sort((a, b) => b.count - a.count);
  const sweeper = mostSweeps(results);
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {favourite && favourite.count > 0 && (
        <li>
          <span className={styles["picture"]}>
            <HandSticker hand={favourite.hand} from="up" />
          </span>
          {t(`highlights.${favourite.hand}`, { count: favourite.count })}
        </li>
      )}
      {sweeper && (
        <li>
          <span className={styles["picture"]}>
            <HandSticker hand="ROCK" from="up" />
          </span>
          {t("highlights.sweeps", { name: personOf(sweeper.id).name, count: sweeper.count })}
        </li>
      )}
    </ul>
  );
}

function countOf(results: readonly BattleResult[], hand: string): number {
  return results
    .flatMap(({ playerMoves, opponentMoves }) => [...playerMoves, ...opponentMoves])
    .filter((move) => move === hand).length;
}

function mostSweeps(results: readonly BattleResult[]) {
  const sweeps = new Map<PlayerId, number>();
  for (const { playerId, opponentId, result1, result2, result3 } of results) {
    const all = [result1, result2, result3];
    const winner = [playerId, opponentId].find(
      (_, at) => all.filter((result) => result === (at === 0 ? "WIN" : "LOSE")).length === THREE,
    );
    if (winner !== undefined) sweeps.set(winner, (sweeps.get(winner) ?? 0) + 1);
  }
  const [best] = [...sweeps].sort(([, one], [, other]) => other - one);
  return best && { id: best[0], count: best[1] };
}
