import styles from "./CopyByHand.module.css";

/** An address that a page could not put into the clipboard, without https or without leave: to copy by hand. */
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
