import { useTranslation } from "react-i18next";
import large from "../../assets/scenes/crowd.webp";
import small from "../../assets/scenes/crowd-800.webp";

interface CrowdProps {
  readonly className?: string | undefined;
  /** The `sizes` attribute of the image: phones load the small file. */
  readonly sizes: string;
  /** Whether it is below the fold and loads lazily. */
  readonly lazy?: boolean;
}

/** Hubbub's characters and robots in one row. */
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
