import { useTranslation } from "react-i18next";
import { SITE } from "../../i18n/site.ts";
import { useAwake } from "../../ui/hooks/useAwake.ts";
import styles from "./legal.module.css";

const FACTS = ["operator", "address", "contact"] as const;
/** Text key of each fact, for when it is missing. */
const NAMES = { operator: "name", address: "address", contact: "contact" } as const;

/**
 * Who runs this site according to its settings, with a plain note about what they lack. The build does not
 * know the settings: a prerendered page reserves the space and fills it without waiting for an interaction.
 */
export function Operator() {
  const { t, i18n } = useTranslation("legal");
  const isAwake = useAwake();
  if (!isAwake) return <section className={styles["operator"]} data-eager="" />;
  const missing = FACTS.filter((fact) => SITE[fact] === undefined);
  const list = new Intl.ListFormat(i18n.language || "en");
  const what = list.format(missing.map((fact) => t(`operator.${NAMES[fact]}`)));
  return (
    <section className={styles["operator"]}>
      <h2>{t("operator.heading")}</h2>
      <p className={styles["lines"]}>
        {[SITE.operator, SITE.address].filter((line) => line !== undefined).join("\n")}
      </p>
      {SITE.contact !== undefined && (
        <p>
          <a href={`mailto:${SITE.contact}`}>{SITE.contact}</a>
        </p>
      )}
      {missing.length > 0 && <p className={styles["missing"]}>{t("operator.missing", { what })}</p>}
    </section>
  );
}

/** The third-party services that receive personal data. */
export function Processors() {
  const { t } = useTranslation("legal");
  const isAwake = useAwake();
  if (!isAwake) return null;
  const { processors } = SITE;
  if (processors.length === 0) return <p>{t("processors.none")}</p>;
  return (
    <>
      <p>{t("processors.intro")}</p>
      <ul className={styles["list"]}>
        {processors.map((one) => (
          <li key={one}>{t(`processors.${one}`)}</li>
        ))}
      </ul>
    </>
  );
}
