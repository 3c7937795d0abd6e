import { ImageDown, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { GameEnd } from "../../../../src-shared/protocol/entities.ts";
import { useJoinAddress } from "../../../client/joinUrl.ts";
import { fileNameOf, handOver } from "../../../drawing/replay/export/handOver.ts";
import type { Moment } from "../../../game-kit/moment.ts";
import { gameParts } from "../../../games/parts.ts";
import { useFormats } from "../../../i18n/format.ts";
import { currentTag } from "../../../i18n/language.ts";
import { useGameName } from "../../../i18n/useGameName.ts";
import { useTopic } from "../../../room/index.ts";
import { usePeople } from "../../../room/people.ts";
import { avatarUrl } from "../../../ui/avatar/avatarUrl.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/controls/Dialog.tsx";
import { announce, toast } from "../../../ui/feedback/announcer.ts";
import { siteName, useOwnName } from "../../../ui/page/siteName.ts";
import { useShowSheet } from "../../reel/PodiumSheet.tsx";
import { CARD } from "./layout.ts";
import type { CardSource } from "./makeCard.ts";
import { withoutLeftOut } from "./pieces.ts";
import { useWinnerText } from "../../../game-kit/winners.ts";
import styles from "./ShareCard.module.css";

const maker = () => import("./makeCard.ts");
const momentsOf = (gameType: GameType) => gameParts(gameType)?.moments?.();

/**
 * Loads the code that draws the picture when the podium appears rather than when the button is pressed, so
 * that it also works offline by then.
 */
async function fetchMaker(gameType: GameType): Promise<void> {
  try {
    await Promise.all([maker(), momentsOf(gameType)]);
  } catch {
    // The button loads it again.
  }
}

/**
 * Returns a function that collects the contents of the last game's picture. They are read when the picture is
 * made, since things may be taken away until then.
 */
function useSource(end: GameEnd | undefined): () => Promise<CardSource | undefined> {
  const { t } = useTranslation(["reel", "room"]);
  const { list, number } = useFormats();
  const winnerText = useWinnerText();
  const personOf = usePeople();
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
  const site = useOwnName();
  const { typed } = useJoinAddress();
  return async () => {
    if (!end || gameCode === undefined) return undefined;
    const { gameType, podium } = end;
    const parts = await momentsOf(gameType);
    const found: readonly Moment[] =
      parts?.default(end, {
        gameCode,
        nameOf: (id) => personOf(id).name,
        faceOf: (id) => avatarUrl(personOf(id).avatarSrc),
        list,
        number,
      }) ?? [];
    return {
      gameType,
      podium,
      moments: withoutLeftOut(found, end.leftOut),
      pointsOf: (score) => t("room:end.points", { points: number(score), count: score }),
      texts: {
        headline: winnerText(podium),
        label: t("card.moment"),
        ...(site !== undefined && { site }),
        address: typed,
        date: new Intl.DateTimeFormat(currentTag(), { dateStyle: "long" }).format(new Date()),
      },
    };
  };
}

interface MadeProps {
  readonly blob: Blob;
  /** Name of the game. */
  readonly game: string;
  readonly onClose: () => void;
}

/** Shows the picture, with a button to share it. */
function MadeCard({ blob, game, onClose }: MadeProps) {
  const { t } = useTranslation("reel");
  const [address] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const give = async () => {
    const done = await handOver(blob, fileNameOf(`${siteName()} ${game}`, "png"));
    if (done === "dropped") return;
    toast(t(`card.${done}`), "good");
    onClose();
  };
  return (
    <Dialog open title={t("card.title")} size="full" onClose={onClose}>
      <div className={styles["card"]}>
        <img className={styles["picture"]} src={address} alt={t("card.alt", { game })} {...CARD} />
        <Button size="big" wide icon={<Share2 />} onClick={() => void give()}>
          {t("card.give")}
        </Button>
      </div>
    </Dialog>
  );
}

/** At a game's podium: makes one picture of the game, on this phone, to show around. */
export default function ShareCard() {
  const { t } = useTranslation("reel");
  const nameOf = useGameName();
  const end = useTopic("gameEnd");
  const sourceOf = useSource(end);
  const show = useShowSheet();
  const [isMaking, setMaking] = useState(false);
  const gameType = end?.gameType;
  useEffect(() => {
    if (gameType) void fetchMaker(gameType);
  }, [gameType]);
  if (!end) return null;
  const make = async () => {
    setMaking(true);
    announce(t("card.making"));
    try {
      const [{ makeCard }, source] = await Promise.all([maker(), sourceOf()]);
      if (!source) return;
      const blob = await makeCard(source);
      show(<MadeCard blob={blob} game={nameOf(end.gameType)} onClose={() => show(undefined)} />);
    } catch (error) {
      console.error("card not created", error);
      toast(t("card.failed"), "bad");
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button
      variant="quiet"
      wide
      icon={<ImageDown aria-hidden="true" />}
      busy={isMaking}
      onClick={() => void make()}
    >
      {t("card.make")}
    </Button>
  );
}
