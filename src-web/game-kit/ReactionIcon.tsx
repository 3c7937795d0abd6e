import type { Reaction } from "../../src-shared/protocol/entities.ts";
import styles from "./ReactionIcon.module.css";

const FACE = <circle cx="24" cy="24" r="19" fill="#ffd23f" />;
const DRAWINGS: Readonly<Record<Reaction, React.ReactNode>> = {
  laugh: (
    <>
      {FACE}
      <path d="m11 21 7-4-7-3M37 21l-7-4 7-3" fill="none" />
      <path d="M12 26h24a12 12 0 0 1-24 0Z" fill="#7a1f3d" />
      <path d="M17 35a12 12 0 0 0 14 0 8 8 0 0 0-14 0Z" fill="#ff6b8b" strokeWidth="0" />
    </>
  ),
  love: (
    <path
      d="M24 42C9 31 5 25 5 18a10 10 0 0 1 19-5 10 10 0 0 1 19 5c0 7-4 13-19 24Z"
      fill="#ff5c7a"
    />
  ),
  wow: (
    <>
      {FACE}
      <ellipse cx="17" cy="19" rx="2.6" ry="4" fill="#15101f" strokeWidth="0" />
      <ellipse cx="31" cy="19" rx="2.6" ry="4" fill="#15101f" strokeWidth="0" />
      <ellipse cx="24" cy="33" rx="5" ry="6.5" fill="#7a1f3d" />
    </>
  ),
  clap: (
    <>
      <path d="M28 6v-4M37 9l3-4M42 17l4-1" fill="none" />
      <path
        d="M8 28 19 13c2-3 6 0 4 3l-3 5L31 8c3-3 7 0 4 4l-8 11 9-9c3-3 6 1 4 4L29 33l7-5c3-2 6 2 3 4L27 43c-6 5-15 4-19-2-3-4-3-9 0-13Z"
        fill="#fff7e6"
      />
    </>
  ),
  fire: (
    <>
      <path
        d="M25 3c2 9 14 13 14 26a15 15 0 0 1-30 0c0-6 3-10 6-13 1 4 2 5 4 6 0-8 1-14 6-19Z"
        fill="#ff7043"
      />
      <path d="M24 25c1 5 7 6 7 12a7 7 0 0 1-14 0c0-5 5-7 7-12Z" fill="#ffd23f" strokeWidth="0" />
    </>
  ),
  boo: (
    <>
      <path
        d="M24 4c9 0 15 7 15 16v22l-6-4-4 4-5-4-5 4-4-4-6 4V20C9 11 15 4 24 4Z"
        fill="#d9ccff"
      />
      <ellipse cx="18" cy="19" rx="3" ry="4" fill="#15101f" strokeWidth="0" />
      <ellipse cx="30" cy="19" rx="3" ry="4" fill="#15101f" strokeWidth="0" />
      <ellipse cx="24" cy="29" rx="4" ry="5" fill="#15101f" strokeWidth="0" />
    </>
  ),
};

/** A reaction as a small sticker. Its name is in the text beside it or in a label. */
export function ReactionIcon({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg className={styles["icon"]} viewBox="0 0 48 48" aria-hidden="true">
      <g className={styles["rim"]}>{DRAWINGS[reaction]}</g>
      <g className={styles["drawing"]}>{DRAWINGS[reaction]}</g>
    </svg>
  );
}
