import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askServer } from "../../client/api/askServer.ts";
import { useReach } from "../../client/http/reachable.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";

/** How often the page looks by itself whether the server is back, ms. */
const EVERY_MS = 4_000;

/**
 * Covers a page while nobody answers its calls, and goes by itself once somebody does: what stood in a form is
 * still there then. Its texts are those of the shell, since nothing more could be fetched.
 */
export function Unreachable() {
  const { t } = useTranslation("common");
  const reach = useReach();
  const isThere = reach === "there";
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isThere) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void askServer();
    };
    look();
    const interval = setInterval(look, EVERY_MS);
    addEventListener("online", look);
    return () => {
      clearInterval(interval);
      removeEventListener("online", look);
      setTries(0);
    };
  }, [isThere]);
  if (reach !== "gone") return null;
  return (
    <FullScreenOverlay
      title={t("unreachable.title")}
      text={t(tries > 0 ? "unreachable.still" : "unreachable.text")}
      cast={["popcorn.webp"]}
    >
      <Button
        size="big"
        lockMs={500}
        onClick={() => void askServer().then(() => setTries((count) => count + 1))}
      >
        {t("unreachable.again")}
      </Button>
    </FullScreenOverlay>
  );
}
