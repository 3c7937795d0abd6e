import { useTranslation } from "react-i18next";
import large from "../../assets/scenes/crowd.webp";
import small from "../../assets/scenes/crowd-800.webp";

interface CrowdProps {
  readonly className?: string | undefined;
  /** How wide it is drawn, as in the attribute: phones get the small file. */
  readonly sizes: string;
  /** It stands below what one sees first. */
  readonly lazy?: boolean;
}

/** Everybody in one row: the characters of the house and their robots. */
export function Crowd({ className, sizes, lazy = false }: CrowdProps) {
  const { t } = useTranslation("site");
  return (
    <img
      className={className}
      src={large}
      srcSet={`${small} 800w, ${large} 1600w`}
      sizes={sizes}
      alt={t("crowd.alt")}
      width={1600}
      height={520}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
