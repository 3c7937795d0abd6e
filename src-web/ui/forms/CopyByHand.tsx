import styles from "./CopyByHand.module.css";

/**
 * An address to copy by hand, where the page could not write it to the clipboard: without https or without
 * permission.
 */
export function CopyByHand({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <input
      className={styles["byHand"]}
      readOnly
      aria-label={label}
      value={url}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
