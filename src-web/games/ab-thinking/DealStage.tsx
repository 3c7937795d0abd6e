import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { HAND_SIZE } from "../../../src-shared/catalog/games/ab-thinking.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { CardBack } from "./CardPicture.tsx";
import { useAb, useTeller, useVoidNote } from "./controller.ts";
import { AB_CUES, useCueRow } from "./cues.ts";
import styles from "./TellerStage.module.css";

/** Delay between two cards, as in the style sheet, ms. */
const DEAL_EVERY_MS = 140;

/** Cards fly in, and the spotlight falls on the next storyteller. */
export function DealStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("ab-thinking");
  useCueRow(AB_CUES.deal, HAND_SIZE, DEAL_EVERY_MS);
  const turn = useAb()?.turn ?? 1;
  const teller = useTeller();
  const voidNote = useVoidNote();
  if (!teller) return null;
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("deal.title", { name: teller.name })} silent={place === "phone"} />
      <div className={styles["teller"]} style={{ "--seat": teller.hexColor } as CSSProperties}>
        <span className={styles["figure"]}>
          <AvatarImage src={teller.avatarSrc} size="var(--figure)" />
        </span>
        <CardFan dealt />
        <b className={styles["name"]}>{teller.name}</b>
        <span className={styles["note"]}>{voidNote ?? t("deal.turn", { turn })}</span>
      </div>
    </div>
  );
}

/** Six cards seen from behind, as a player holds them. */
export function CardFan({ dealt = false }: { readonly dealt?: boolean }) {
  return (
    <span className={styles["fan"]} data-dealt={dealt || undefined} aria-hidden="true">
      {Array.from({ length: HAND_SIZE }, (_, at) => (
        <span key={at} style={{ "--at": at - (HAND_SIZE - 1) / 2, "--index": at } as CSSProperties}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}
