import type { CSSProperties, ReactNode } from "react";
import { SCENE, SPOTS, type Spot, type SpotName } from "../../../src-shared/catalog/hideSpots.ts";
import { picture } from "../../game-kit/gameParts.ts";
import type { Person } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./Garden.module.css";

/** Somebody in the garden; without a spot they stand on the way. */
export interface GardenGuest {
  readonly person: Person;
  readonly spotName: SpotName | undefined;
  /** Peeks out instead of standing there. */
  readonly found?: boolean;
}

interface GardenProps {
  readonly isDark?: boolean;
  readonly guests: readonly GardenGuest[];
  /** The spot that has just been revealed. */
  readonly lit?: SpotName | undefined;
  /** Who guessed which spot: they land beside it. */
  readonly guesses?: readonly GardenGuest[];
  /** Letters of the spots and names of who was found; off where the garden is a small picture. */
  readonly showLetters?: boolean;
  readonly children?: ReactNode;
}

const share = (value: number, of: number) => (value / of) * 100;

/** Who guesses lands on the roof, so that the one who is found hides nobody, px below its top. */
const ROOF = 44;

/** Where the n-th of several people stands at a spot, or on top of it, % of the scene. */
function standing(spot: Spot | undefined, at: number, count: number, onTop: boolean) {
  const centre = spot ? spot.x + spot.width / 2 : SCENE.width / 2;
  const low = spot ? spot.y + spot.height : SCENE.height * 0.6;
  const foot = spot && onTop ? spot.y + ROOF : low;
  const spread = Math.min(90, 240 / Math.max(1, count));
  const x = centre + (at - (count - 1) / 2) * spread;
  return { x: share(x, SCENE.width), y: share(foot + (at % 2) * 16, SCENE.height) };
}

function placed(guests: readonly GardenGuest[], onTop = false) {
  return guests.map((guest) => {
    const together = guests.filter(({ spotName }) => spotName === guest.spotName);
    const spot = SPOTS.find(({ spotName }) => spotName === guest.spotName);
    return { ...guest, ...standing(spot, together.indexOf(guest), together.length, onTop) };
  });
}

/** The garden by day or in the dark, and who is seen in it. Decoration: texts beside it say the same. */
export function Garden(props: GardenProps) {
  const { isDark = false, guests, lit, guesses = [], showLetters = true, children } = props;
  const style = (x: number, y: number) => ({ "--x": x, "--y": y }) as CSSProperties;
  return (
    <div className={cx(styles["garden"], isDark && styles["dark"])} aria-hidden="true">
      <img className={styles["scene"]} src={picture("games/hide-and-peek/day.webp")} alt="" />
      <img
        className={cx(styles["scene"], styles["night"])}
        src={picture("games/hide-and-peek/dark.webp")}
        alt=""
      />
      {SPOTS.map((spot) => (
        <span
          key={spot.spotName}
          className={cx(styles["spot"], spot.spotName === lit && styles["lit"])}
          style={
            {
              "--x": share(spot.x, SCENE.width),
              "--y": share(spot.y, SCENE.height),
              "--w": share(spot.width, SCENE.width),
              "--h": share(spot.height, SCENE.height),
            } as CSSProperties
          }
        >
          {showLetters && <b className={styles["letter"]}>{spot.letter}</b>}
        </span>
      ))}
      {isDark && <Eyes />}
      {placed(guests).map(({ person, x, y, found }) => (
        <span
          key={person.id}
          className={cx(styles["guest"], found && styles["found"])}
          style={style(x, y)}
        >
          <AvatarImage src={person.avatarSrc} size="100%" />
          {found && showLetters && (
            <b style={{ "--seat": person.hexColor } as CSSProperties}>{person.name}</b>
          )}
        </span>
      ))}
      {placed(guesses, true).map(({ person, x, y }) => (
        <span key={`guess ${person.id}`} className={styles["guess"]} style={style(x, y)}>
          <AvatarImage src={person.avatarSrc} size="100%" />
        </span>
      ))}
      {children}
    </div>
  );
}

/** Pairs of eyes that blink in the dark, where nobody is. */
const EYES = [
  [12, 62],
  [33, 47],
  [49, 70],
  [67, 44],
  [88, 66],
  [25, 82],
  [58, 88],
  [78, 90],
] as const;

function Eyes() {
  return EYES.map(([x, y], at) => (
    <i
      key={x}
      className={styles["eyes"]}
      style={{ "--x": x, "--y": y, "--at": at } as CSSProperties}
    />
  ));
}
