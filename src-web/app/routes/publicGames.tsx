import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { fetchPublicGames } from "../../client/api/gameSession.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import styles from "../../site/pages/publicGames.module.css";
import { PublicGamesTable } from "../../site/pages/PublicGamesTable.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

/** How often the list is fetched again while the page is open, ms. */
const AGAIN_MS = 10_000;

/** /publicGames: rooms that anybody may join. */
export default function PublicGamesScreen() {
  return (
    <QueryProvider>
      <PublicGames />
    </QueryProvider>
  );
}

function PublicGames() {
  const { t } = useTranslation("pages");
  useTitle(t("publicGames.heading"));
  const query = useQuery({
    queryKey: ["publicGames"],
    queryFn: fetchPublicGames,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
  return (
    <div className={styles["page"]}>
      <PageHead heading={t("publicGames.heading")} text={t("publicGames.intro")} />
      <QueryView query={query}>
        {(games) =>
          games.length > 0 ? (
            <PublicGamesTable games={games} />
          ) : (
            <div className={styles["empty"]}>
              <EmptyPicture of="rooms" />
              <strong>{t("publicGames.empty")}</strong>
              <p>{t("publicGames.emptyText")}</p>
              <Link to="/games" className={buttonClass()}>
                {t("howTo.pickGame")}
              </Link>
            </div>
          )
        }
      </QueryView>
    </div>
  );
}
