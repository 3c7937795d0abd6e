import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LOOKS, SPOT_NAMES, type SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import { SHOWN } from "./cast.ts";
import styles from "./Example.module.css";
import { Scene } from "./Scene.tsx";

/** Time of the first step (specification, section 9: example hider), ms. */
const FIRST_MS = 500;
/** Everybody moves this often, ms. */
const STEP_MS = 3_000;
/** Two steps in the light, one in the dark, and one in which a player is found. */
const STEPS = 4;

const spotAt = (step: number, who: number): SpotName =>
  SPOT_NAMES[(step * 3 + who * 2) % SPOT_NAMES.length] ?? "house1";

/** How many looks to advance per lap, so that scene and light change each time and all of them get shown. */
const LOOKS_ON = 5;

/** A lap in miniature that plays by itself. */
export default function Example() {
  const { t } = useTranslation("hide-and-peek");
  const [step, setStep] = useState(-1);
  useEffect(() => {
    const timeout = setTimeout(() => setStep((now) => now + 1), step < 0 ? FIRST_MS : STEP_MS);
    return () => clearTimeout(timeout);
  }, [step]);
  const phase = step < 0 ? 0 : step % STEPS;
  const lap = Math.max(0, Math.floor(step / STEPS));
  const look = LOOKS[(lap * LOOKS_ON) % LOOKS.length];
  const isDark = phase === STEPS - 2;
  const isFound = phase === STEPS - 1;
  const [hider] = SHOWN;
  const guests = isDark
    ? []
    : SHOWN.map((person, who) => {
        const at = { person, spotName: step < 0 ? undefined : spotAt(step, who) };
        return isFound && person === hider ? { ...at, found: true } : at;
      });
  return (
    <figure
      className={styles["example"]}
      data-theme="HIDE_AND_PEEK"
      aria-label={t("example.label")}
    >
      <Scene
        {...(look && { look })}
        isDark={isDark}
        guests={guests}
        lit={isFound ? spotAt(step, 0) : undefined}
        showLetters={false}
      />
      <figcaption>
        {t(isDark ? "tutorial.dark" : isFound ? "tutorial.guess" : "tutorial.light")}
      </figcaption>
    </figure>
  );
}
