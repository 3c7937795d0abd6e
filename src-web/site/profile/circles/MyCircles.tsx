import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { fetchCircles } from "../../../client/api/circles.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { buttonClass } from "../../../ui/controls/Button.tsx";
import { EmptyPicture } from "../../../ui/feedback/EmptyPicture.tsx";
import { useTitle } from "../../../ui/page/useTitle.ts";
import { CIRCLES_KEY } from "./members.ts";
import profile from "../profile.module.css";
import styles from "./circles.module.css";

/** The circles the user belongs to. */
export function MyCircles() {
  const { t } = useTranslation("circles");
  useTitle(t("list.heading"));
  const query = useQuery({ queryKey: CIRCLES_KEY, queryFn: fetchCircles });
  return (
    <div className={profile["page"]}>
      <h1 className={profile["name"]}>{t("list.heading")}</h1>
      <QueryView query={query}>
        {(circles) =>
          circles.length === 0 ? (
            <div className={profile["card"]}>
              <div className={profile["empty"]}>
                <EmptyPicture of="rooms" />
                <p>{t("list.none")}</p>
                <Link to="/" className={buttonClass()}>
                  {t("list.play")}
                </Link>
              </div>
            </div>
          ) : (
            <ul className={styles["list"]}>
              {circles.map(({ circleId, name, faces, memberCount }) => (
                <li key={circleId}>
                  <Link to="/circle/$" params={{ _splat: circleId }} className={styles["entry"]}>
                    <b>{name}</b>
                    <span className={styles["crew"]} aria-hidden="true">
                      {faces.map((src, at) => (
                        <AvatarImage key={`${src} ${at}`} src={src} size="3.2em" lazy />
                      ))}
                    </span>
                    <span>{t("count.people", { count: memberCount })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}
