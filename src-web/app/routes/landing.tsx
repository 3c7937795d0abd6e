import { Link, useNavigate } from "@tanstack/react-router";
import { Tv } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CreateGameDialog } from "../../site/create/CreateGameDialog.tsx";
import { QuickPlayButton } from "../../site/create/QuickPlayButton.tsx";
import { BackToRoom } from "../../site/join/BackToRoom.tsx";
import { CodeEntry } from "../../site/join/CodeEntry.tsx";
import { useKeptRoom } from "../../site/join/useKeptRoom.ts";
import { CanvasDemo } from "../../site/pages/CanvasDemo.tsx";
import { Crowd } from "../../site/pages/Crowd.tsx";
import { GameCycler } from "../../site/pages/GameCycler.tsx";
import { HowToPlay } from "../../site/pages/HowToPlay.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Wordmark } from "../../ui/page/Wordmark.tsx";
import styles from "./landing.module.css";

const ROBOTS = ["robot2.webp", "robot3.webp", "robot4.webp", "robot5.webp"] as const;

/** The front page: join with a code, or open a room. */
export default function LandingScreen() {
  const { t } = useTranslation(["site", "common"]);
  const navigate = useNavigate();
  const [isHosting, setHosting] = useState(false);
  const kept = useKeptRoom();
  return (
    <div className={styles["page"]}>
      <section className={styles["hero"]}>
        <div className={styles["pitch"]}>
          <header className={styles["sign"]}>
            <h1>
              <Wordmark className={styles["wordmark"]} />
            </h1>
            <p className={styles["tagline"]}>{t("hero.tagline")}</p>
          </header>
          <div className={styles["back"]}>{kept && <BackToRoom room={kept} />}</div>
          <div className={styles["card"]}>
            <h2 className={styles["question"]}>{t("hero.codeHeading")}</h2>
            <CodeEntry
              onCode={(gameCode) => void navigate({ to: "/join/$gameCode", params: { gameCode } })}
            />
          </div>
          <div className={styles["host"]}>
            <p className={styles["or"]}>{t("hero.or")}</p>
            <Button icon={<Tv aria-hidden="true" />} onClick={() => setHosting(true)}>
              {t("hero.host")}
            </Button>
            <QuickPlayButton />
            <Link to="/publicGames" className={styles["openGames"]}>
              {t("common:openGames")}
            </Link>
          </div>
        </div>
        <div className={styles["show"]}>
          <GameCycler />
        </div>
      </section>
      <Crowd className={styles["crowd"]} sizes="(max-width: 46rem) 100vw, 46rem" lazy />
      <div className={styles["band"]}>
        <HowToPlay />
      </div>
      <CanvasDemo />
      <section className={styles["robots"]}>
        <div className={styles["robotRow"]} aria-hidden="true">
          {ROBOTS.map((src) => (
            <span key={src}>
              <AvatarImage src={src} size="clamp(64px, 9vw, 150px)" lazy />
            </span>
          ))}
        </div>
        <div>
          <h2 className={styles["heading"]}>{t("crowd.heading")}</h2>
          <p className={styles["text"]}>{t("crowd.text")}</p>
        </div>
      </section>
      <CreateGameDialog open={isHosting} onClose={() => setHosting(false)} />
    </div>
  );
}
