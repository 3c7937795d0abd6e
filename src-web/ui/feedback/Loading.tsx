import { Spinner } from "./Spinner.tsx";
import styles from "./Loading.module.css";

/** While a screen loads. Appears late, so that a quick one does not flash. No text: that loads too. */
export function Loading() {
  return (
    <div className={styles["loading"]} data-loading>
      <Spinner />
    </div>
  );
}
