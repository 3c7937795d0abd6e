import { Crown } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Circle, CircleEvening } from "../../../../src-shared/api/circles.ts";
import { displayName } from "../../../../src-shared/text/displayName.ts";
import { dayOf } from "../../../../src-shared/text/dates.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useGameName } from "../../../i18n/useGameName.ts";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { Button, buttonClass } from "../../../ui/controls/Button.tsx";
import { EmptyPicture } from "../../../ui/feedback/EmptyPicture.tsx";
import profile from "../profile.module.css";
import styles from "./circles.module.css";
import { membersOf } from "./members.ts";

/** Evenings listed before a press on a button shows all. */
const FIRST = 6;

/** The winners of the last evening, with a link to it. */
export function LastTime({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const { list } = useFormats();
  const [last] = circle.evenings;
  if (!last) return <FirstToCome />;
  const champions = membersOf(circle)(last.champions);
  const names = list(champions.map(({ name }) => displayName(name)));
  return (
    <section className={profile["card"]} aria-labelledby="last">
      <h2 id="last" className={profile["heading"]}>
        {t("last.heading")}
      </h2>
      <p className={styles["champion"]}>
        {champions.slice(0, 3).map(({ id, avatarSrc }) => (
          <AvatarImage key={id} src={avatarSrc} size="5.2em" />
        ))}
        <b>
          {champions.length > 0
            ? t("last.champion", { count: champions.length, names })
            : t("last.nobody")}
        </b>
      </p>
      <Link
        to="/circle/$"
        params={{ _splat: `${circle.circleId}/evening/${last.roomId}` }}
        className={buttonClass({ variant: "quiet" })}
      >
        {t("last.look")}
      </Link>
    </section>
  );
}

/** Placeholder while there are no evenings. */
export function FirstToCome() {
  const { t } = useTranslation("circles");
  return (
    <section className={profile["card"]}>
      <div className={profile["empty"]}>
        <EmptyPicture of="games" />
        <p>{t("evenings.none")}</p>
      </div>
    </section>
  );
}

/** All evenings, newest first. */
export function Evenings({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const [isWhole, setWhole] = useState(false);
  const { evenings } = circle;
  if (evenings.length === 0) return null;
  const shown = isWhole ? evenings : evenings.slice(0, FIRST);
  return (
    <section className={profile["card"]} aria-labelledby="evenings">
      <h2 id="evenings" className={profile["heading"]}>
        {t("evenings.heading")}
      </h2>
      <ul className={styles["evenings"]}>
        {shown.map((evening) => (
          <Evening key={evening.roomId} circle={circle} evening={evening} />
        ))}
      </ul>
      {shown.length < evenings.length && (
        <Button variant="quiet" lockMs={0} onClick={() => setWhole(true)}>
          {t("evenings.more")}
        </Button>
      )}
    </section>
  );
}

interface EveningProps {
  readonly circle: Circle;
  readonly evening: CircleEvening;
}

function Evening({ circle, evening }: EveningProps) {
  const { list } = useFormats();
  const name = useGameName();
  const champions = membersOf(circle)(evening.champions);
  return (
    <li>
      <Link
        to="/circle/$"
        params={{ _splat: `${circle.circleId}/evening/${evening.roomId}` }}
        className={styles["evening"]}
      >
        <b className="tabular">{dayOf(evening.at)}</b>
        <span>{list([...new Set(evening.games)].map(name))}</span>
        {champions.length > 0 && (
          <span className={styles["crowned"]}>
            <Crown aria-hidden="true" />
            {list(champions.map((one) => displayName(one.name)))}
          </span>
        )}
      </Link>
    </li>
  );
}
