import { useTranslation } from "react-i18next";
import type { SceneLook } from "../../../src-shared/catalog/hideScenes.ts";
import { useLookText, useSpotText } from "./controller.ts";
import type { SceneGuest } from "./Scene.tsx";

interface SceneTextProps {
  readonly look: SceneLook;
  readonly guests: readonly SceneGuest[];
  readonly guesses?: readonly SceneGuest[];
}

/** For screen readers: the scene, who is seen where, and who guessed what. */
export function SceneText({ look, guests, guesses = [] }: SceneTextProps) {
  const { t } = useTranslation("hide-and-peek");
  const lookText = useLookText();
  return (
    <>
      <p className="visually-hidden">{lookText(look)}</p>
      <People look={look} label={t("scene.guests")} people={guests} />
      <People look={look} label={t("scene.guesses")} people={guesses} />
    </>
  );
}

interface PeopleProps {
  readonly look: SceneLook;
  readonly label: string;
  readonly people: readonly SceneGuest[];
}

function People({ look, label, people }: PeopleProps) {
  const spotText = useSpotText();
  if (people.length === 0) return null;
  return (
    <ul className="visually-hidden" aria-label={label}>
      {people.map(({ person, spotName }) => (
        <li key={person.id}>
          {person.name}
          {spotName !== undefined && `: ${spotText(spotName, look)}`}
        </li>
      ))}
    </ul>
  );
}
