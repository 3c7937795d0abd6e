import { useState, type CSSProperties } from "react";
import type { Reaction } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useRoomEvent } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { sparksOf, type Spark } from "./reactionStorm.ts";
import styles from "./ReactionBubbles.module.css";
import { ReactionIcon } from "../../game-kit/ReactionIcon.tsx";

const SHOWN_MS = 1_600;
const MOST = 4;

interface Bubble {
  readonly key: number;
  readonly reaction: Reaction;
  readonly lean: number;
  /** How many people of the crowd reacted at the same time. */
  readonly count: number;
  readonly sparks: readonly Spark[];
}

let lastKey = 0;

/** Reactions that somebody just tapped, rising over their head. Decoration: hidden from screen readers. */
export function ReactionBubbles({
  playerId,
  isStorm = false,
  onReaction,
}: {
  readonly playerId: PlayerId;
  /** Reactions of many people also fly across the screen; for the big screen, which everybody watches. */
  readonly isStorm?: boolean;
  readonly onReaction?: () => void;
}) {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  useRoomEvent("reaction", (event) => {
    if (event.playerId !== playerId) return;
    const key = ++lastKey;
    const { reaction, count = 1 } = event;
    // One bubble, however many people reacted: ten thousand must not flood the screen.
    const lean = ((key * 7) % 5) - 2;
    setBubbles((all) => {
      const others = all.slice(1 - MOST);
      const flying = others.reduce((sum, { sparks }) => sum + sparks.length, 0);
      const sparks = isStorm ? sparksOf(count, flying, key) : [];
      return [...others, { key, reaction, count, lean, sparks }];
    });
    setTimeout(() => setBubbles((all) => all.filter((one) => one.key !== key)), SHOWN_MS);
    onReaction?.();
  });
  return (
    <span className={styles["bubbles"]} aria-hidden="true">
      {bubbles.flatMap(({ key, reaction, sparks }) =>
        sparks.map(({ aside, up, after }) => (
          <span
            key={`${key} ${aside}`}
            className={styles["spark"]}
            style={{ "--aside": aside, "--up": up, "--after": after } as CSSProperties}
          >
            <ReactionIcon reaction={reaction} />
          </span>
        )),
      )}
      {bubbles.map(({ key, reaction, lean, count }) => (
        <span key={key} className={styles["bubble"]} style={{ rotate: `${lean * 8}deg` }}>
          <ReactionIcon reaction={reaction} />
          {count > 1 && <b className={cx(styles["count"], "tabular")}>×{count}</b>}
        </span>
      ))}
    </span>
  );
}
