import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Circle, CircleNight } from "../../../../src-shared/api/circles.ts";
import { playerId } from "../../../../src-shared/protocol/ids.ts";
import { dayOf } from "../../../../src-shared/text/dates.ts";
import { fetchCircle, fetchEvening, removeEvening } from "../../../client/api/circles.ts";
import { ApiError } from "../../../client/http/request.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import type { KeepsakePerson, KeepsakeProps } from "../../../game-kit/gameParts.ts";
import { gameParts } from "../../../games/parts.ts";
import "../../../games/themes.ts";
import { useGameName } from "../../../i18n/useGameName.ts";
import { Button, buttonClass } from "../../../ui/controls/Button.tsx";
import { ConfirmDialog } from "../../../ui/controls/ConfirmDialog.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useTitle } from "../../../ui/page/useTitle.ts";
import { useIsHere } from "../../../ui/hooks/useIsHere.ts";
import { ReelPodium } from "../../reel/ReelPodium.tsx";
import gameStyles from "../playedGames.module.css";
import profile from "../profile.module.css";
import styles from "./circles.module.css";
import { circleKey } from "./members.ts";
import { Missing } from "./Missing.tsx";
import { useCircleChange } from "./useCircleChange.ts";

interface EveningPageProps {
  readonly circleId: string;
  readonly roomId: string;
}

/** One evening of a circle: its podiums and the keepsakes of its members. */
export function EveningPage({ circleId, roomId }: EveningPageProps) {
  const query = useQuery({
    queryKey: [...circleKey(circleId), roomId],
    queryFn: async () => ({
      circle: await fetchCircle(circleId),
      night: await fetchEvening(circleId, roomId),
    }),
  });
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing />;
  return (
    <div className={profile["page"]}>
      <QueryView query={query}>{(found) => <Night {...found} />}</QueryView>
    </div>
  );
}

interface NightProps {
  readonly circle: Circle;
  readonly night: CircleNight;
}

function Night({ circle, night }: NightProps) {
  const { t } = useTranslation("circles");
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { circleId } = circle;
  const heading = t("evening.heading", { date: dayOf(night.at) });
  useTitle(heading);
  const change = useCircleChange(circleId);
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await removeEvening(circleId, night.roomId);
    // The user may be elsewhere by now.
    if (isHere()) await navigate({ to: "/circle/$", params: { _splat: circleId } });
  };
  return (
    <>
      <p className={styles["back"]}>
        <Link
          to="/circle/$"
          params={{ _splat: circleId }}
          className={buttonClass({ variant: "quiet" })}
          activeOptions={{ exact: true }}
        >
          <ArrowLeft aria-hidden="true" />
          <span>{t("evening.back")}</span>
        </Link>
      </p>
      <h1 className={profile["name"]}>{heading}</h1>
      {!night.showsMade && <p>{t("evening.noReel")}</p>}
      {night.games.map((game) => (
        <Game key={game.gameId} game={game} />
      ))}
      {circle.leads && (
        <div>
          <Button
            variant="quiet"
            icon={<Trash2 />}
            busy={change.isPending}
            onClick={() => setAsking(true)}
          >
            {t("evening.remove")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("evening.remove")}
        text={t("evening.removeText")}
        action={t("evening.remove")}
        onClose={() => setAsking(false)}
        onConfirm={() => change.mutate(remove)}
      />
    </>
  );
}

function Game({ game }: { readonly game: CircleNight["games"][number] }) {
  const name = useGameName();
  const { gameId, gameType, podium, keepsakes } = game;
  const Keepsake = gameParts(gameType)?.Keepsake;
  const people: KeepsakeProps["people"] = Object.fromEntries(
    podium.map(({ playerId: id, alias, avatarSrc, hexColor }): [number, KeepsakePerson] => [
      playerId(id),
      { alias, avatarSrc, hexColor },
    ]),
  );
  return (
    <section className={profile["card"]} data-theme={gameType} aria-labelledby={gameId}>
      <h2 id={gameId} className={profile["heading"]}>
        {name(gameType)}
      </h2>
      <div className={styles["podium"]}>
        <ReelPodium lines={podium.map((one) => ({ ...one, points: one.score }))} />
      </div>
      {Keepsake && keepsakes.length > 0 && (
        <div className={styles["made"]}>
          <ul className={gameStyles["pinboard"]}>
            {keepsakes.map((keepsake) => (
              <li key={keepsake.id} className={gameStyles["pinned"]}>
                <Suspense fallback={<Spinner />}>
                  <Keepsake keepsake={keepsake} people={people} />
                </Suspense>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
