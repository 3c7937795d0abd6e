import { useTranslation } from "react-i18next";
import type { Badge } from "../../../src-shared/catalog/seats.ts";
import styles from "./BadgeShape.module.css";

/** Each shape in a 24 by 24 box, drawn so that they differ in outline as well as in corners. */
const PATHS: Readonly<Record<Badge, string>> = {
  circle: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  square: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z",
  triangle: "M12 3.5 22 20.5H2Z",
  star: "m12 2 3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6Z",
  diamond: "M12 1.5 20.5 12 12 22.5 3.5 12Z",
  heart: "M12 21C4 15 2 11.5 2 8.3A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.3C22 11.5 20 15 12 21Z",
  hexagon: "M7 3.3h10L22 12l-5 8.7H7L2 12Z",
  cross: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z",
  moon: "M15.5 2.6A9.7 9.7 0 1 0 21.6 15 8.2 8.2 0 0 1 15.5 2.6Z",
  drop: "M12 1.8c4.8 5.6 7 9 7 12.6a7 7 0 0 1-14 0c0-3.6 2.2-7 7-12.6Z",
  bolt: "M14 1.5 4 13.5h6L8.5 22.5 20 9.5h-7Z",
  flower:
    "M12 1.8a4.4 4.4 0 0 1 4.3 5.3 4.4 4.4 0 0 1 4.5 7.3 4.4 4.4 0 0 1-5.2 5 4.4 4.4 0 0 1-7.2 0 4.4 4.4 0 0 1-5.2-5 4.4 4.4 0 0 1 4.5-7.3A4.4 4.4 0 0 1 12 1.8Z",
  ring: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 5.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
  arrow: "M12 2 22 12h-5.5v9.5h-9V12H2Z",
  cloud: "M7 19.5a5 5 0 0 1-.8-9.9 6.3 6.3 0 0 1 12-.3A5.2 5.2 0 0 1 17.5 19.5Z",
  crown: "M2.5 7 7.5 11 12 3.5l4.5 7.5 5-4L20 20H4Z",
};

interface BadgeShapeProps {
  readonly badge: Badge;
  readonly color: string;
  /** Any CSS length; by default the height of a line. */
  readonly size?: string;
  /** Whether screen readers announce the shape, where nothing else tells the seats apart. */
  readonly named?: boolean;
}

/** The shape of a seat's badge, which tells players apart together with its colour or without it. */
export function BadgeShape({ badge, color, size = "1.1em", named = false }: BadgeShapeProps) {
  const { t } = useTranslation("common");
  const name = named ? { role: "img", "aria-label": t(`badge.${badge}`) } : { "aria-hidden": true };
  return (
    <svg className={styles["badge"]} viewBox="-1 -1 26 26" width={size} height={size} {...name}>
      <path d={PATHS[badge]} fill={color} fillRule="evenodd" />
    </svg>
  );
}
