import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { PageLink } from "../../ui/page/navigation.tsx";
import { BackToRoom } from "./BackToRoom.tsx";
import { CodeEntry, type CodeEntryProps } from "./CodeEntry.tsx";
import { useKeptRoom } from "./useKeptRoom.ts";
import styles from "./CodeStep.module.css";

interface CodeStepProps extends CodeEntryProps {
  readonly heading: string;
  readonly children?: ReactNode;
}

/** First step of joining: a card that asks for the room code, and a link to the last room or to hosting. */
export function CodeStep({ heading, children, ...entry }: CodeStepProps) {
  const { t } = useTranslation(["join", "common"]);
  const kept = useKeptRoom();
  return (
    <div className={styles["step"]}>
      <section className={styles["card"]}>
        <div className={styles["peek"]} aria-hidden="true">
          <AvatarImage src="popcorn.webp" size="104px" />
          <AvatarImage src="avocado.webp" size="104px" />
        </div>
        <h1 className={styles["heading"]}>{heading}</h1>
        {children}
        <CodeEntry {...entry} />
      </section>
      <PageLink to="/publicGames" className={styles["openGames"]}>
        {t("common:openGames")}
      </PageLink>
      {kept ? (
        <BackToRoom room={kept} />
      ) : (
        <PageLink to="/" className={buttonClass({ variant: "quiet" })}>
          {t("code.hostInstead")}
        </PageLink>
      )}
    </div>
  );
}
