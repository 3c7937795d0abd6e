import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { gamePath, gameTypeOfPath, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { useAccount } from "../../client/auth/account.ts";
import { useListedGames, useOfferedGames } from "../../games/useOfferedGames.ts";
import { CreateGameDialog } from "../../site/create/CreateGameDialog.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

// Loaded lazily, since it contains the rules of rooms, which no other page needs.
const LessonPlayer = lazy(() => import("../../site/pages/lesson/LessonPlayer.tsx"));
const route = getRouteApi("/bare/games/$gameTypeStr/tutorial/play");

/** A round of a game that the user plays alone to learn it. */
export default function GameTutorialPlayScreen() {
  const gameType = gameTypeOfPath(route.useParams().gameTypeStr);
  const isOffered = useOfferedGames().some((one) => one.gameType === gameType);
  const isUnknown = useAccount().kind === "unknown";
  // Some games are only for some accounts.
  if (!isOffered && isUnknown) return <Loading />;
  if (!gameType || !isOffered) return <Navigate to="/games" replace />;
  return <Lesson gameType={gameType} />;
}

function Lesson({ gameType }: { readonly gameType: GameType }) {
  const { t } = useTranslation(["lesson", "games"]);
  useTitle(t("title", { game: t(`games:${gameType}.name`) }));
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  // A game that is still being tried out has no page of its own.
  const isListed = useListedGames().some((one) => one.gameType === gameType);
  const leave = useCallback(() => {
    const params = { gameTypeStr: gamePath(gameType) };
    void navigate({
      to: isListed ? "/games/$gameTypeStr" : "/games/$gameTypeStr/tutorial",
      params,
    });
  }, [navigate, gameType, isListed]);
  return (
    <>
      <Suspense fallback={<Loading />}>
        <LessonPlayer gameType={gameType} onLeave={leave} onPlay={() => setCreating(true)} />
      </Suspense>
      <CreateGameDialog open={isCreating} gameType={gameType} onClose={() => setCreating(false)} />
    </>
  );
}
