import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useRps } from "./controller.ts";
import { HandButtons } from "./HandButtons.tsx";
import styles from "./ProgramTask.module.css";
import { RivalRow } from "./RivalRow.tsx";
import { isProgrammed, usePrograms, type MyBattle } from "./usePrograms.ts";
import { Watching } from "../../game-kit/Watching.tsx";

interface Slot {
  readonly battle: number;
  readonly at: number;
}

/** Returns the first empty slot, starting with this battle and wrapping around. */
function nextSlot(battles: readonly MyBattle[], from: number | undefined): Slot | undefined {
  const start = Math.max(
    0,
    battles.findIndex(({ battle }) => battle === from),
  );
  for (const one of [...battles.slice(start), ...battles.slice(0, start)]) {
    const at = one.moves.indexOf("NOTHING");
    if (at >= 0) return { battle: one.battle, at };
  }
  return undefined;
}

function withMove(moves: ShownMoves, at: number, hand: Hand): ShownMoves {
  // SAFETY: mapping a tuple of three returns three elements.
  return moves.map((move, slot) => (slot === at ? hand : move)) as unknown as ShownMoves;
}

/** Three moves against each rival: a tap on a hand puts it into the next slot. */
export function ProgramTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("rps-shoot");
  const rps = useRps();
  const { battles, program } = usePrograms();
  const [picked, setPicked] = useState<Slot>();
  const [lastBattle, setLastBattle] = useState<number>();
  if (battles.length === 0) {
    const text = rps?.sudden ? t("pay.sudden") : t("program.watch");
    return <Watching title={t("program.watchTitle")} text={text} large />;
  }

  const slot = picked ?? nextSlot(battles, lastBattle);
  const active = battles.find(({ battle }) => battle === slot?.battle);
  const last = battles.find(({ battle }) => battle === lastBattle);
  const isDone = battles.every(isProgrammed);
  const toCopy = [active, last].find((one) => one && isProgrammed(one));

  const fill = (hand: Hand) => {
    if (!slot || !active) return;
    const moves = withMove(active.moves, slot.at, hand);
    program(active.battle, moves);
    setLastBattle(active.battle);
    setPicked(undefined);
    const isLast = battles.every((one) =>
      one === active ? isProgrammed({ moves }) : isProgrammed(one),
    );
    haptic(...(isLast ? RHYTHM.done : RHYTHM.tap));
  };
  const copy = () => {
    if (!toCopy) return;
    for (const { battle } of battles) if (battle !== toCopy.battle) program(battle, toCopy.moves);
    setPicked(undefined);
    haptic(...RHYTHM.done);
  };
  const title = rps?.sudden ? t("program.phoneTitleSudden") : t("program.phoneTitle");
  return (
    <div className={cx(styles["task"], withStage && styles["tight"])} data-rivals={battles.length}>
      <StageTitle text={title} />
      <ol className={styles["rivals"]}>
        {battles.map((one) => (
          <RivalRow
            key={one.battle}
            {...one}
            history={rps?.history[one.opponent.id]}
            slot={slot?.battle === one.battle ? slot.at : undefined}
            onPick={(at) => setPicked({ battle: one.battle, at })}
          />
        ))}
      </ol>
      {isDone && !picked ? (
        <div className={styles["done"]}>
          <StillThinking title={t("program.done")} />
          <ReactionButtons />
        </div>
      ) : (
        <div className={styles["controls"]}>
          <div className={styles["hint"]}>
            <span aria-live="polite">
              {slot &&
                active &&
                t("program.slotHint", { slot: slot.at + 1, name: active.opponent.name })}
            </span>
            {battles.length > 1 && (
              <button type="button" className={styles["copy"]} disabled={!toCopy} onClick={copy}>
                {t("program.copy")}
              </button>
            )}
          </div>
          <HandButtons onChoose={fill} />
        </div>
      )}
    </div>
  );
}
