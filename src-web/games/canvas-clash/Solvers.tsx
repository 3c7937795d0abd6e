import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { usePeople } from "../../room/people.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { useShared } from "./controller.ts";
import styles from "./Solvers.module.css";

/** Who has found the word, first to last. */
export function Solvers() {
  const { t } = useTranslation("canvas-clash");
  const personOf = usePeople();
  const solved = useShared()?.solved ?? {};
  const order = playerIdsOf(solved).sort((a, b) => (solved[a] ?? 0) - (solved[b] ?? 0));
  return (
    <ol className={styles["solvers"]} aria-label={t("draw.solvers")}>
      {order.map((id) => {
        const { name, avatarSrc, hexColor } = personOf(id);
        return (
          <li key={id} style={{ "--seat": hexColor } as CSSProperties}>
            <b>{solved[id]}</b>
            <AvatarImage src={avatarSrc} size="2.4em" />
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
