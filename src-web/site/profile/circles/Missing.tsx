import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/page/PageCard.tsx";
import styles from "./circles.module.css";

interface MissingProps {
  /** The link that was opened lets nobody in. */
  readonly shut?: boolean;
}

/** What everybody sees who is not in a circle: whether there is one is its people's business. */
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
