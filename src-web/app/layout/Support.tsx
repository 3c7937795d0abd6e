import { Mail } from "lucide-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Extra } from "../../game-kit/Extra.tsx";
import { useCopied } from "../../ui/feedback/useCopied.ts";
import styles from "./Footer.module.css";

const NotCopied = lazy(() => import("./NotCopied.tsx"));

/** The support address; a click copies it, or shows it to be copied by hand if the page may not. */
export function Support({ address }: { readonly address: string }) {
  const { t } = useTranslation("common");
  const [isCopied, copy] = useCopied();
  const [isRefused, setRefused] = useState(false);
  const label = t("footer.support", { address });
  return (
    <>
      <button
        type="button"
        className={styles["mail"]}
        aria-label={label}
        onClick={() => void copy(address).then((worked) => setRefused(!worked))}
      >
        <Mail aria-hidden="true" />
        {isCopied ? t("button.copied") : address}
      </button>
      {isRefused && (
        <Extra>
          <NotCopied label={label} text={address} />
        </Extra>
      )}
    </>
  );
}
