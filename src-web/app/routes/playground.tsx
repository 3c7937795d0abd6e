import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { GAME_TYPES, gamePath, gameTypeOfPath } from "../../../src-shared/catalog/gameTypes.ts";
import { Components } from "../../site/tools/Components.tsx";
import { GameRoom } from "../../site/tools/GameRoom.tsx";
import styles from "../../site/tools/playground.module.css";
import { LanguagePicker } from "../../ui/page/LanguagePicker.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

// A room's screens are shown in iframes, which load this part; the playground itself does without it.
const RecordedScreen = lazy(() =>
  import("../../site/tools/RecordedScreen.tsx").then((part) => ({ default: part.RecordedScreen })),
);
const route = getRouteApi("/bare/playground/$");

/** /playground/…: every component, and every stage of every game with scripted people. */
export default function PlaygroundScreen() {
  const [room = "", game = "", at, who] = (route.useParams()._splat ?? "").split("/");
  const gameType = gameTypeOfPath(room === "screen" ? game : room);
  if (room !== "screen" || !gameType) return <Playground room={room} />;
  const viewer = who === undefined || who === "tv" ? undefined : Number(who);
  return (
    <Suspense fallback={<Loading />}>
      <RecordedScreen gameType={gameType} at={Number(at ?? 0)} viewer={viewer} />
    </Suspense>
  );
}

function Playground({ room }: { readonly room: string }) {
  const { t } = useTranslation(["tools", "games"]);
  const gameType = gameTypeOfPath(room);
  useTitle(t("playground.heading"));
  const link = (path: string, name: string, isHere: boolean) => (
    <Link
      key={path}
      to="/playground/$"
      params={{ _splat: path }}
      activeOptions={{ exact: true }}
      className={styles["room"]}
      aria-current={isHere ? "page" : undefined}
    >
      {name}
    </Link>
  );
  return (
    <main className={styles["page"]}>
      <header className={styles["bar"]}>
        <h1>{t("playground.heading")}</h1>
        <LanguagePicker />
      </header>
      <nav className={styles["rooms"]} aria-label={t("playground.heading")}>
        {link("", t("playground.components"), !gameType)}
        {GAME_TYPES.map((one) => link(gamePath(one), t(`games:${one}.name`), one === gameType))}
      </nav>
      <Suspense fallback={<Loading />}>
        {gameType ? <GameRoom key={gameType} gameType={gameType} /> : <Components />}
      </Suspense>
    </main>
  );
}
