import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/page/PageCard.tsx";
import styles from "./circles.module.css";

interface MissingProps {
  /** Whether an invitation link led here that is no longer valid. */
  readonly shut?: boolean;
}

/** Shown to everybody who is not in the circle. It does not reveal whether the circle exists. */
export function Missing({ shut = false }: MissingProps) {
  const { t } = useTranslation("circles");
  return (
    <Card
      heading={shut ? t("door.shutTitle") : t("missing.title")}
      cast={["tomato.webp", "pear.webp"]}
    >
      <p className={styles["told"]}>{shut ? t("door.shutText") : t("missing.text")}</p>
      <Link
        to="/circle/$"
        params={{ _splat: "" }}
        className={buttonClass({ variant: "quiet", wide: true })}
      >
        {t("list.heading")}
      </Link>
    </Card>
  );
}
