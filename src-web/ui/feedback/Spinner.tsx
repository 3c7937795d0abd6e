import { cx } from "../hooks/cx.ts";
import styles from "./Spinner.module.css";

/** Three hopping crumbs. Decorative: whatever shows it also says in words what is going on. */
export function Spinner({ small = false }: { readonly small?: boolean }) {
  return (
    <span className={cx(styles["spinner"], small && styles["small"])} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
