import type { CSSProperties, ReactNode } from "react";
import {
  GARDEN,
  SCENE,
  spotsOf,
  type SceneLook,
  type Spot,
  type SpotName,
} from "../../../src-shared/catalog/hideScenes.ts";
import type { Person } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { nightOf, pictureOf } from "./pictures.ts";
import styles from "./Scene.module.css";

/** A person in the scene; without a spot they stand on the path. */
export interface SceneGuest {
  readonly person: Person;
  readonly spotName: SpotName | undefined;
  /** Whether they peek out instead of standing there. */
  readonly found?: boolean;
}

interface SceneProps {
  /** Left out: the garden by day. */
  readonly look?: SceneLook;
  readonly isDark?: boolean;
  readonly guests: readonly SceneGuest[];
  /** The spot that has just been revealed. */
  readonly lit?: SpotName | undefined;
  /** Who guessed which spot: they land on top of it. */
  readonly guesses?: readonly SceneGuest[];
  /** Whether to show the spots' letters and the names of those who were found; off in small pictures. */
  readonly showLetters?: boolean;
  /** The scene's name, where it is shown. */
  readonly name?: string;
  readonly children?: ReactNode;
}

const share = (value: number, of: number) => (value / of) * 100;

/** How far below a spot's top the guessers land, so that they do not cover the player who is found, px. */
const ROOF = 44;

/** Returns where one of several people stands at a spot, or on top of it, % of the scene. */
function standing(spot: Spot | undefined, at: number, count: number, onTop: boolean) {
  const centre = spot ? spot.x + spot.width / 2 : SCENE.width / 2;
  const low = spot ? spot.y + spot.height : SCENE.height * 0.6;
  const foot = spot && onTop ? spot.y + ROOF : low;
  const spread = Math.min(90, 240 / Math.max(1, count));
  const x = centre + (at - (count - 1) / 2) * spread;
  return { x: share(x, SCENE.width), y: share(foot + (at % 2) * 16, SCENE.height) };
}

function placed(spots: readonly Spot[], guests: readonly SceneGuest[], onTop = false) {
  return guests.map((guest) => {
    const together = guests.filter(({ spotName }) => spotName === guest.spotName);
    const spot = spots.find(({ spotName }) => spotName === guest.spotName);
    return { ...guest, ...standing(spot, together.indexOf(guest), together.length, onTop) };
  });
}

/** A scene in its light or in the dark, with the people in it. Decoration: texts beside it say the same. */
export function Scene(props: SceneProps) {
  const { look = GARDEN, isDark = false, guests, lit, guesses = [] } = props;
  const { showLetters = true, name, children } = props;
  const spots = spotsOf(look);
  const style = (x: number, y: number) => ({ "--x": x, "--y": y }) as CSSProperties;
  return (
    <div className={cx(styles["frame"], isDark && styles["dark"])} aria-hidden="true">
      <img className={styles["scene"]} src={pictureOf(look)} alt="" />
      <img className={cx(styles["scene"], styles["night"])} src={pictureOf(nightOf(look))} alt="" />
      <i className={styles["veil"]} />
      {spots.map((spot) => (
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
      {placed(spots, guests).map(({ person, x, y, found }) => (
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
      {placed(spots, guesses, true).map(({ person, x, y }) => (
        <span key={`guess ${person.id}`} className={styles["guess"]} style={style(x, y)}>
          <AvatarImage src={person.avatarSrc} size="100%" />
        </span>
      ))}
      {name !== undefined && <b className={styles["name"]}>{name}</b>}
      {children}
    </div>
  );
}

/** Pairs of eyes that blink in the dark where nobody is, % of the scene. */
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
