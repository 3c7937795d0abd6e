import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { cue } from "../../audio/cue.ts";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople } from "../../room/people.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { backdropOf } from "./backdrops.ts";
import { useHide, useLookText, useSpotText } from "./controller.ts";
import { Scene, type SceneGuest } from "./Scene.tsx";
import { SceneText } from "./SceneText.tsx";
import styles from "./Stage.module.css";

/** How long the night is silent before an owl calls, ms. */
const OWL_MS = 1_800;

/** What screens show of HIDE_AND_PEEK: the scene in its light and in the dark, and who is found in it. */
export default function Stage({ place }: { readonly place: StagePlace }) {
  const name = useTopic("stage")?.name;
  useEffect(() => {
    if (name === "LIGHT") cue("lightsOn");
    if (name === "REVEAL") cue("peek");
    if (name !== "DARK") return undefined;
    cue("lightsOut");
    const owl = setTimeout(() => cue("owl"), OWL_MS);
    return () => clearTimeout(owl);
  }, [name]);
  switch (name) {
    case "LIGHT":
      return <Light place={place} />;
    case "DARK":
      return <Dark place={place} />;
    case "GUESS":
    case "REVEAL":
      return <Hunt place={place} isRevealed={name === "REVEAL"} />;
    default:
      return null;
  }
}

interface PartProps {
  readonly place: StagePlace;
}

function Light({ place }: PartProps) {
  const { t } = useTranslation("hide-and-peek");
  const hide = useHide();
  const personOf = usePeople();
  const lookText = useLookText();
  useEffect(() => {
    // Preloads the backdrop of the dark stage.
    const { wide } = backdropOf("DARK", hide);
    if (wide !== undefined) new Image().src = wide;
  }, [hide]);
  if (!hide) return null;
  const { look } = hide;
  const guests = hide.turnOrder.map((id) => ({ person: personOf(id), spotName: hide.seen[id] }));
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("light.title")} silent={place === "phone"} />
      <Scene look={look} guests={guests} name={lookText(look)} />
      <SceneText look={look} guests={guests} />
    </div>
  );
}

function Dark({ place }: PartProps) {
  const { t } = useTranslation("hide-and-peek");
  const hide = useHide();
  if (!hide) return null;
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("dark.title")} silent={place === "phone"} />
      <Scene look={hide.look} isDark guests={[]} />
    </div>
  );
}

function Hunt({ place, isRevealed }: PartProps & { readonly isRevealed: boolean }) {
  const { t } = useTranslation("hide-and-peek");
  const hide = useHide();
  const personOf = usePeople();
  const spotText = useSpotText();
  if (!hide || hide.hider === undefined) return null;
  const hider = personOf(hide.hider);
  const { look, spotName } = hide;
  const found: SceneGuest[] = playerIdsOf(hide.revealed)
    .filter((id) => id !== hide.hider)
    .map((id) => ({ person: personOf(id), spotName: hide.revealed[id] }));
  if (isRevealed && spotName) found.push({ person: hider, spotName, found: true });
  const guesses = playerIdsOf(hide.guesses).map((id) => ({
    person: personOf(id),
    spotName: hide.guesses[id]?.spotName,
  }));
  const title = spotName
    ? t("reveal.title", { name: hider.name, spot: spotText(spotName, look) })
    : t("guess.title", { name: hider.name });
  return (
    <div className={styles["box"]}>
      <StageTitle text={title} silent={place === "phone"} />
      <Scene look={look} isDark={!isRevealed} guests={found} lit={spotName} guesses={guesses}>
        {!isRevealed && (
          <span className={cx(styles["wanted"])}>
            <AvatarImage src={hider.avatarSrc} size="100%" />
            <b>{hider.name}</b>
          </span>
        )}
      </Scene>
      <SceneText look={look} guests={found} guesses={guesses} />
    </div>
  );
}
