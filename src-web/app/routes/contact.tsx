import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/PageCard.tsx";
import styles from "../../site/feedback/contact.module.css";
import { ContactForm } from "../../site/feedback/ContactForm.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

/** /contact: the contact form. */
export default function ContactScreen() {
  const { t } = useTranslation("account");
  useTitle(t("contact.title"));
  return (
    <Card heading={t("contact.title")} cast={["corn.webp", "tomato.webp"]}>
      <p className={styles["intro"]}>{t("contact.intro")}</p>
      <ContactForm />
    </Card>
  );
}
