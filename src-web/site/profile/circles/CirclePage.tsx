import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import { dayOf } from "../../../../src-shared/text/dates.ts";
import { fetchCircle } from "../../../client/api/circles.ts";
import { ApiError } from "../../../client/http/request.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { useTitle } from "../../../ui/page/useTitle.ts";
import profile from "../profile.module.css";
import { BadgeWall } from "./BadgeWall.tsx";
import { Evenings, LastTime } from "./Chronicle.tsx";
import styles from "./circles.module.css";
import { Invite } from "./Invite.tsx";
import { Manage } from "./Manage.tsx";
import { circleKey } from "./members.ts";
import { Missing } from "./Missing.tsx";
import { NextDate } from "./NextDate.tsx";
import { People } from "./People.tsx";
import { Records, RunningTable } from "./Standings.tsx";

/** Faces in the head of the page. */
const FACES = 8;

/** A circle's home. */
export function CirclePage({ circleId }: { readonly circleId: string }) {
  const query = useQuery({
    queryKey: circleKey(circleId),
    queryFn: () => fetchCircle(circleId),
    // What is not there for somebody is not there a moment later either.
    retry: (failures, error) =>
      failures < 2 && !(error instanceof ApiError && error.status === 404),
  });
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing />;
  return (
    <div className={profile["page"]}>
      <QueryView query={query}>{(circle) => <Home circle={circle} />}</QueryView>
    </div>
  );
}

function Home({ circle }: { readonly circle: Circle }) {
  useTitle(circle.name);
  return (
    <>
      <Head circle={circle} />
      <div className={styles["columns"]}>
        <NextDate circle={circle} />
        <LastTime circle={circle} />
      </div>
      <RunningTable circle={circle} />
      <Records circle={circle} />
      <BadgeWall circle={circle} />
      <Evenings circle={circle} />
      <People circle={circle} />
      <Manage key={circle.name} circle={circle} />
    </>
  );
}

function Head({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const { name, members, evenings, createdAt } = circle;
  return (
    <header className={styles["head"]}>
      <div className={styles["crew"]} aria-hidden="true">
        {members.slice(0, FACES).map(({ id, avatarSrc }) => (
          <AvatarImage key={id} src={avatarSrc} size="clamp(56px, 9vw, 110px)" />
        ))}
      </div>
      <h1 className={profile["name"]}>{name}</h1>
      <ul className={profile["badges"]}>
        <li>{t("since", { date: dayOf(createdAt) })}</li>
        <li>{t("count.people", { count: members.length })}</li>
        <li>{t("count.evenings", { count: evenings.length })}</li>
      </ul>
      <Invite circle={circle} />
    </header>
  );
}
