import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { SHOWN_LOOK } from "./backdrops.ts";
import { SHOWN } from "./cast.ts";
import { Scene } from "./Scene.tsx";
import styles from "./Tutorial.module.css";

/** The game in three panels: run in the light, move in the dark, be looked for. */
export default function Tutorial() {
  const { t } = useTranslation("hide-and-peek");
  const [pear, donut] = SHOWN;
  return (
    <TutorialPanels
      className={styles["panels"]}
      panels={(lit) => [
        {
          text: t("tutorial.light"),
          picture: (
            <div className={styles["view"]}>
              <Scene
                look={SHOWN_LOOK}
                showLetters={false}
                guests={[
                  { person: pear, spotName: lit === 0 ? "house5" : "blue_bucket" },
                  { person: donut, spotName: lit === 0 ? "red_bucket" : "house6" },
                ]}
              />
            </div>
          ),
        },
        {
          text: t("tutorial.dark"),
          picture: (
            <div className={styles["view"]}>
              <Scene look={SHOWN_LOOK} showLetters={false} isDark guests={[]} />
            </div>
          ),
        },
        {
          text: t("tutorial.guess"),
          picture: (
            <div className={styles["view"]}>
              <Scene
                look={SHOWN_LOOK}
                showLetters={false}
                guests={[{ person: pear, spotName: "house5", found: true }]}
                lit="house5"
              />
            </div>
          ),
        },
      ]}
    />
  );
}
