import { displayName } from "../../../../src-shared/catalog/displayName.ts";
import type { CircleMember } from "../../../../src-shared/api/circles.ts";
import { useFormats } from "../../../i18n/format.ts";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import styles from "./circles.module.css";

/** Characters that are shown side by side; the rest is named. */
const MOST = 6;

/** Some members: their characters, and their names behind. */
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
