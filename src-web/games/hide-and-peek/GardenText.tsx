import { useTranslation } from "react-i18next";
import { useSpotText } from "./controller.ts";
import type { GardenGuest } from "./Garden.tsx";

interface GardenTextProps {
  readonly guests: readonly GardenGuest[];
  readonly guesses?: readonly GardenGuest[];
}

/** Who is seen where in the garden, and who guessed what, for those who do not see it. */
export function GardenText({ guests, guesses = [] }: GardenTextProps) {
  const { t } = useTranslation("hide-and-peek");
  return (
    <>
      <People label={t("garden.guests")} people={guests} />
      <People label={t("garden.guesses")} people={guesses} />
    </>
  );
}

interface PeopleProps {
  readonly label: string;
  readonly people: readonly GardenGuest[];
}

function People({ label, people }: PeopleProps) {
  const spotText = useSpotText();
  if (people.length === 0) return null;
  return (
    <ul className="visually-hidden" aria-label={label}>
      {people.map(({ person, spotName }) => (
        <li key={person.id}>
          {person.name}
          {spotName !== undefined && `: ${spotText(spotName)}`}
        </li>
      ))}
    </ul>
  );
}
