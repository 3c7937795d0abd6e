import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkServer } from "../../client/api/checkServer.ts";
import { useReach } from "../../client/http/reachable.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";

/** How often the page checks whether the server is back, ms. */
const EVERY_MS = 4_000;

/**
 * Covers the page while the server does not respond, and disappears once it does; a form keeps what was
 * typed. Its texts belong to the shell's namespace, since no other could be loaded.
 */
export function Unreachable() {
  const { t } = useTranslation("common");
  const reach = useReach();
  const isThere = reach === "there";
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isThere) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void checkServer();
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
        onClick={() => void checkServer().then(() => setTries((count) => count + 1))}
      >
        {t("unreachable.again")}
      </Button>
    </FullScreenOverlay>
  );
}
