import { RotateCw, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import failure from "../../assets/empty/failure.webp";
import { texts } from "../../i18n/instance.ts";
import { SITE } from "../../i18n/site.ts";
import { reloadPage } from "../../client/auth/nativeBridge.ts";
import { Arrived } from "../../ui/page/Arrived.tsx";
import styles from "./ErrorFallback.module.css";

/** The screen after a rendering failure: what happened, and a way out. */
export function ErrorFallback() {
  // English, in case the texts themselves are what failed to load.
  const [isReady, setReady] = useState(() => texts.exists("error.something_went_wrong"));
  useEffect(() => {
    texts.loadNamespaces("common").then(
      () => setReady(texts.exists("error.something_went_wrong")),
      () => undefined,
    );
  }, []);
  const label = isReady ? texts.t("button.reload") : "Reload the page";
  const text = isReady ? texts.t("error.something_went_wrong") : "Something went wrong.";
  return (
    <main className={styles["page"]} role="alert">
      <Arrived />
      <h1 className={styles["title"]}>{SITE.name}</h1>
      <TriangleAlert className={styles["icon"]} aria-hidden="true" />
      <img src={failure} className={styles["picture"]} alt="" width={240} height={165} />
      <p className={styles["text"]}>{text}</p>
      <button
        type="button"
        className={styles["reload"]}
        aria-label={label}
        title={label}
        // Reloading the fallback's own address would only show the fallback again.
        onClick={() => (location.pathname === "/fallback" ? location.assign("/") : reloadPage())}
      >
        <RotateCw aria-hidden="true" />
      </button>
    </main>
  );
}
