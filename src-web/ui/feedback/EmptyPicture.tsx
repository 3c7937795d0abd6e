import styles from "./EmptyPicture.module.css";

const urls = import.meta.glob<string>("../../assets/empty/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

interface EmptyPictureProps {
  /** What is missing, or what went wrong. */
  readonly of: "packs" | "games" | "rooms" | "payments" | "offline" | "failure";
}

/** A picture for a place where there is nothing yet. Decorative: the words beside it say what to do. */
export function EmptyPicture({ of }: EmptyPictureProps) {
  return (
    <img
      className={styles["picture"]}
      src={urls[`../../assets/empty/${of}.webp`]}
      alt=""
      width={480}
      height={330}
      decoding="async"
      draggable={false}
    />
  );
}
