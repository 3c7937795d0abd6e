import { Spinner } from "./Spinner.tsx";
import styles from "./Loading.module.css";

/**
 * Shown while a screen loads. Appears with a delay, so that a quick load does not flash. It has no text,
 * since texts have to load too.
 */
export function Loading() {
  return (
    <div className={styles["loading"]} data-loading>
      <Spinner />
    </div>
  );
}
