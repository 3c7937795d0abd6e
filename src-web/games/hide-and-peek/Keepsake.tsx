import { useTranslation } from "react-i18next";
import {
  GARDEN,
  LOOKS,
  SPOT_NAMES,
  lookId,
  type SceneLook,
  type SpotName,
} from "../../../src-shared/catalog/hideScenes.ts";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { useSpotText } from "./controller.ts";
import { Scene } from "./Scene.tsx";
import styles from "./Example.module.css";

interface Hideout {
  readonly spotName?: unknown;
  readonly look?: unknown;
  readonly fooled?: unknown;
}

const isSpot = (value: unknown): value is SpotName => SPOT_NAMES.some((name) => name === value);

/** Returns the look that was stored; hideouts from before there were scenes are in the garden. */
function lookOf(value: unknown): SceneLook {
  // SAFETY: the result is only compared with the looks that exist.
  const kept = lookId({ ...Object(value) } as SceneLook);
  return LOOKS.find((look) => lookId(look) === kept) ?? GARDEN;
}

/** A hiding place that nobody found. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("hide-and-peek");
  const spotText = useSpotText();
  const [id] = keepsake.playerIds;
  const hider = id === undefined ? undefined : people[id];
  // SAFETY: keepsakes of this kind are made by this game; missing parts are left out.
  const { spotName, fooled, ...body } = keepsake.body as Hideout;
  if (id === undefined || !hider || !isSpot(spotName)) return null;
  const look = lookOf(body.look);
  const name = displayName(hider.alias);
  const person = { ...hider, id, name, badge: undefined, robot: false };
  const count = Array.isArray(fooled) ? fooled.length : 0;
  return (
    <figure className={styles["example"]} data-theme="HIDE_AND_PEEK">
      <Scene
        look={look}
        guests={[{ person, spotName, found: true }]}
        lit={spotName}
        showLetters={false}
      />
      <figcaption>{t("keepsake", { name, spot: spotText(spotName, look), count })}</figcaption>
    </figure>
  );
}
