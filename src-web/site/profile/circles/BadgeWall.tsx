import { useTranslation } from "react-i18next";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import { CIRCLE_BADGES, type CircleBadge } from "../../../../src-shared/catalog/circles.ts";
import { cx } from "../../../ui/hooks/cx.ts";
import profile from "../profile.module.css";
import { BADGE_ICONS } from "./badgeIcons.ts";
import styles from "./BadgeWall.module.css";
import { Faces } from "./Faces.tsx";

/** All badges with the members who earned them; badges that nobody has come last. */
export function BadgeWall({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const holders = (badge: CircleBadge) =>
    circle.members.filter(({ badges }) => badges.some((one) => one.badge === badge));
  const all = CIRCLE_BADGES.map((badge) => ({ badge, members: holders(badge) }));
  const [earned, open] = [
    all.filter(({ members }) => members.length > 0),
    all.filter(({ members }) => members.length === 0),
  ];
  return (
    <section className={profile["card"]} aria-labelledby="badges">
      <h2 id="badges" className={profile["heading"]}>
        {t("badges.heading")}
      </h2>
      <ul className={styles["badges"]}>
        {[...earned, ...open].map(({ badge, members }) => {
          const Icon = BADGE_ICONS[badge];
          const isEarned = members.length > 0;
          return (
            <li key={badge} className={cx(styles["badge"], isEarned && styles["earned"])}>
              <i aria-hidden="true">
                <Icon />
              </i>
              <div>
                <b>{t(`badges.${badge}.name`)}</b>
                <p>{t(`badges.${badge}.how`)}</p>
                {isEarned ? <Faces members={members} /> : <small>{t("badges.open")}</small>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
