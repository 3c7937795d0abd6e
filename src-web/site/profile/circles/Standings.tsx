import { Crown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Circle, CircleRecord } from "../../../../src-shared/api/circles.ts";
import { displayName } from "../../../../src-shared/text/displayName.ts";
import { dayOf } from "../../../../src-shared/text/dates.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useGameName } from "../../../i18n/useGameName.ts";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import profile from "../profile.module.css";
import styles from "./circles.module.css";
import { Faces } from "./Faces.tsx";
import { membersOf } from "./members.ts";

/** The table of all evenings added up. */
export function RunningTable({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const { number } = useFormats();
  const find = membersOf(circle);
  if (circle.table.length === 0) return null;
  return (
    <section className={profile["card"]} aria-labelledby="table">
      <h2 id="table" className={profile["heading"]}>
        {t("table.heading")}
      </h2>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{t("table.who")}</th>
            <th scope="col">{t("table.points")}</th>
            <th scope="col">{t("table.crowns")}</th>
            <th scope="col">{t("table.wins")}</th>
            <th scope="col">{t("table.evenings")}</th>
          </tr>
        </thead>
        <tbody>
          {circle.table.flatMap((line) =>
            find([line.memberId]).map(({ id, name, avatarSrc }) => (
              <tr key={id} data-first={line.rank === 1 || undefined}>
                <th scope="row">
                  <span className={styles["person"]}>
                    <b className="tabular">{line.rank}</b>
                    <AvatarImage src={avatarSrc} size="2.2em" lazy />
                    <span>{displayName(name)}</span>
                  </span>
                </th>
                <td className="tabular">{number(line.points)}</td>
                <td className="tabular">
                  {line.crowns > 0 && <Crown aria-hidden="true" />}
                  {number(line.crowns)}
                </td>
                <td className="tabular">{number(line.wins)}</td>
                <td className="tabular">{number(line.evenings)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The records over all evenings. */
export function Records({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const game = useGameName();
  const find = membersOf(circle);
  if (circle.records.length === 0) return null;
  return (
    <section className={profile["card"]} aria-labelledby="records">
      <h2 id="records" className={profile["heading"]}>
        {t("records.heading")}
      </h2>
      <ul className={styles["records"]}>
        {circle.records.map((record) => {
          const { kind, gameType, memberIds, at } = record;
          return (
            <li key={`${kind} ${gameType ?? ""}`}>
              <span className={styles["recordName"]}>
                {kind === "bestScore"
                  ? t("records.bestScore", { game: gameType ? game(gameType) : "" })
                  : t(`records.${kind}`)}
              </span>
              <b className={styles["recordValue"]}>
                <Value record={record} />
              </b>
              {memberIds.length > 0 ? (
                <Faces members={find(memberIds)} />
              ) : (
                <span>{t("records.everybody")}</span>
              )}
              <small className="tabular">{dayOf(at)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Value({ record }: { readonly record: CircleRecord }) {
  const { t } = useTranslation(["circles", "room"]);
  const { number } = useFormats();
  const game = useGameName();
  const { kind, value, gameType } = record;
  switch (kind) {
    case "crowns":
      return t("count.evenings", { count: value });
    case "streak":
    case "faithful":
      return t("count.row", { count: value });
    case "marathon":
      return t("count.games", { count: value });
    case "fullHouse":
      return t("count.people", { count: value });
    case "landslide":
    case "squeaker":
      return t("records.ahead", { percent: number(value), game: gameType ? game(gameType) : "" });
    case "bestScore":
      return t("room:end.points", { points: number(value), count: value });
  }
}
