import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Load } from "../profile/Load.tsx";
import { Answers } from "../profile/query.tsx";
import { fetchPublicGames } from "../publicgames/calls.ts";
import styles from "../publicgames/publicGames.module.css";
import { PublicGamesTable } from "../publicgames/PublicGamesTable.tsx";
import { PageHead } from "../site/PageHead.tsx";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyPicture } from "../ui/EmptyPicture.tsx";
import { useTitle } from "../ui/useTitle.ts";

/** The list is asked for again this often while somebody looks at it, ms. */
const AGAIN_MS = 10_000;

/** /publicGames: rooms one may walk into. */
export default function PublicGamesScreen() {
  return (
    <Answers>
      <PublicGames />
    </Answers>
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
      <Load query={query}>
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
      </Load>
    </div>
  );
}
