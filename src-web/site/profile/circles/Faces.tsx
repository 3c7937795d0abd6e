import { displayName } from "../../../../src-shared/text/displayName.ts";
import type { CircleMember } from "../../../../src-shared/api/circles.ts";
import { useFormats } from "../../../i18n/format.ts";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import styles from "./circles.module.css";

/** Number of characters shown side by side; all members are named. */
const MOST = 6;

/** Some members: their characters, followed by their names. */
export function Faces({ members }: { readonly members: readonly CircleMember[] }) {
  const { list } = useFormats();
  return (
    <span className={styles["faces"]}>
      <span className={styles["heads"]} aria-hidden="true">
        {members.slice(0, MOST).map(({ id, avatarSrc }) => (
          <AvatarImage key={id} src={avatarSrc} size="1.9em" lazy />
        ))}
      </span>
      <span>{list(members.map(({ name }) => displayName(name)))}</span>
    </span>
  );
}
