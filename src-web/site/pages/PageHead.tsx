import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly heading: string;
  /** What the page is for, in a sentence. */
  readonly text?: string;
}

/** What a page of the site begins with. */
export function PageHead({ heading, text }: PageHeadProps) {
  return (
    <header className={styles["head"]}>
      <h1>{heading}</h1>
      {text !== undefined && <p>{text}</p>}
    </header>
  );
}
