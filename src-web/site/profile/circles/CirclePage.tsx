import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Award, CalendarHeart, Moon, Trophy, UsersRound, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import { dayOf } from "../../../../src-shared/text/dates.ts";
import { fetchCircle } from "../../../client/api/circles.ts";
import { ApiError } from "../../../client/http/request.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { bringIntoView } from "../../../ui/hooks/bringIntoView.ts";
import { cx } from "../../../ui/hooks/cx.ts";
import { useTitle } from "../../../ui/page/useTitle.ts";
import profile from "../profile.module.css";
import { BadgeWall } from "./BadgeWall.tsx";
import { Evenings, FirstToCome, LastTime } from "./Chronicle.tsx";
import styles from "./circles.module.css";
import { Invite } from "./Invite.tsx";
import { Manage } from "./Manage.tsx";
import { circleKey } from "./members.ts";
import { Missing } from "./Missing.tsx";
import { NextDate } from "./NextDate.tsx";
import { People } from "./People.tsx";
import { Records, RunningTable } from "./Standings.tsx";

/** Characters shown in the page header. */
const FACES = 8;

type TabPath = "" | "table" | "badges" | "evenings" | "people";

interface Tab {
  /** Its part of the address; empty for the circle's own address. */
  readonly path: TabPath;
  readonly labelKey: `${"date" | "table" | "badges" | "evenings" | "people"}.heading`;
  readonly Icon: LucideIcon;
}

/** The tabs in order. */
const TABS: readonly Tab[] = [
  { path: "", labelKey: "date.heading", Icon: CalendarHeart },
  { path: "table", labelKey: "table.heading", Icon: Trophy },
  { path: "badges", labelKey: "badges.heading", Icon: Award },
  { path: "evenings", labelKey: "evenings.heading", Icon: Moon },
  { path: "people", labelKey: "people.heading", Icon: UsersRound },
];

interface CirclePageProps {
  readonly circleId: string;
  /** The part of the address that selects the tab. */
  readonly part: string;
}

/** The main page of a circle. */
export function CirclePage({ circleId, part }: CirclePageProps) {
  const query = useQuery({
    queryKey: circleKey(circleId),
    queryFn: () => fetchCircle(circleId),
  });
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing />;
  const tab = TABS.find(({ path }) => path === part)?.path ?? "";
  return (
    <div className={profile["page"]}>
      <QueryView query={query}>{(circle) => <Home circle={circle} tab={tab} />}</QueryView>
    </div>
  );
}

interface HomeProps {
  readonly circle: Circle;
  readonly tab: TabPath;
}

function Home({ circle, tab }: HomeProps) {
  useTitle(circle.name);
  const isYoung = circle.evenings.length === 0;
  return (
    <>
      <Head circle={circle} />
      <Tabs circle={circle} tab={tab} />
      {tab === "" && (
        <div className={styles["columns"]}>
          <NextDate circle={circle} />
          <LastTime circle={circle} />
        </div>
      )}
      {(tab === "table" || tab === "evenings") && isYoung && <FirstToCome />}
      {tab === "table" && (
        <>
          <RunningTable circle={circle} />
          <Records circle={circle} />
        </>
      )}
      {tab === "badges" && <BadgeWall circle={circle} />}
      {tab === "evenings" && <Evenings circle={circle} />}
      {tab === "people" && (
        <>
          <People circle={circle} />
          <Manage circle={circle} />
        </>
      )}
    </>
  );
}

function Tabs({ circle, tab }: HomeProps) {
  const { t } = useTranslation("circles");
  return (
    <nav className={profile["tabs"]} aria-label={circle.name}>
      {TABS.map(({ path, labelKey, Icon }) => (
        <Link
          key={path}
          to="/circle/$"
          params={{ _splat: path === "" ? circle.circleId : `${circle.circleId}/${path}` }}
          className={cx(profile["tab"], path === tab && profile["here"])}
          ref={path === tab ? bringIntoView : undefined}
          aria-current={path === tab ? "page" : undefined}
          activeOptions={{ exact: true }}
        >
          <Icon aria-hidden="true" />
          {t(labelKey)}
        </Link>
      ))}
    </nav>
  );
}

function Head({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const { name, members, evenings, createdAt } = circle;
  return (
    <header className={styles["head"]}>
      <div className={styles["crew"]} aria-hidden="true">
        {members.slice(0, FACES).map(({ id, avatarSrc }) => (
          <AvatarImage key={id} src={avatarSrc} size="clamp(40px, 9vw, 110px)" />
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
