import { useTranslation } from "react-i18next";
import { Card } from "../account/Card.tsx";
import styles from "../contact/contact.module.css";
import { ContactForm } from "../contact/ContactForm.tsx";
import { useTitle } from "../ui/useTitle.ts";

/** /contact: write to us. */
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
