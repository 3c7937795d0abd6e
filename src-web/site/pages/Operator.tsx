import { useTranslation } from "react-i18next";
import { SITE } from "../../i18n/site.ts";
import { useAwake } from "../../ui/hooks/useAwake.ts";
import styles from "./legal.module.css";

const FACTS = ["operator", "address", "contact"] as const;
/** What each of them is called where it is missing. */
const NAMES = { operator: "name", address: "address", contact: "contact" } as const;

/**
 * Who runs this site, as its settings say, and plainly what they do not say yet. The build cannot know: the page it
 * writes out keeps the place, and wakes up without being touched.
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

/** Which other services learn something about people here. */
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
