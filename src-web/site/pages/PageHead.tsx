import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly heading: string;
  /** A sentence about what the page is for. */
  readonly text?: string;
}

/** The head of a page of the site. */
export function PageHead({ heading, text }: PageHeadProps) {
  return (
    <header className={styles["head"]}>
      <h1>{heading}</h1>
      {text !== undefined && <p>{text}</p>}
    </header>
  );
}
