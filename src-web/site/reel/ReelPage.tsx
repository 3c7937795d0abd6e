import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Copy, Images, Play, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, errorCodeOf } from "../../client/http/request.ts";
import { fetchReel, removeItem, removeReel } from "../../client/api/reel.ts";
import type { Reel, ReelGame, ReelItem } from "../../../src-shared/api/reel.ts";
import { Card } from "../../ui/page/PageCard.tsx";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";
import { Gallery } from "./Gallery.tsx";
import styles from "./reel.module.css";
import { Slideshow } from "./Slideshow.tsx";

/** What is shown for a reel that does not exist, by error code. */
const STATES = {
  not_found: "unknown",
  reel_expired: "expired",
  reel_removed: "gone",
} as const;

/** Number of retries, and the delay between them, ms, for a reel that may not exist yet. */
const YOUNG_TRIES = 4;
const YOUNG_MS = 1_500;

/** Excludes the page from search engines, since the night is private. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex, nofollow";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** The reel of a night, or a note about what became of it. */
export function ReelPage({ reelId }: { readonly reelId: string }) {
  const { t } = useTranslation("reel");
  useTitle(t("title"));
  useNoIndex();
  const query = useQuery({
    queryKey: ["reel", reelId],
    queryFn: () => fetchReel(reelId),
    // The room reports its night a few seconds after it shows the link.
    retry: (failures, error) =>
      failures < YOUNG_TRIES && error instanceof ApiError && error.code === "not_found",
    retryDelay: YOUNG_MS,
  });
  const code = query.error instanceof ApiError ? query.error.code : undefined;
  if (code === "not_found" || code === "reel_expired" || code === "reel_removed") {
    return <Nothing state={STATES[code]} />;
  }
  return (
    <QueryView query={query}>
      {(reel) =>
        reel.games.length === 0 ? <Nothing state="empty" /> : <Night reelId={reelId} reel={reel} />
      }
    </QueryView>
  );
}

type State = (typeof STATES)[keyof typeof STATES] | "empty";

function Nothing({ state }: { readonly state: State }) {
  const { t } = useTranslation("reel");
  return (
    <Card heading={t(`state.${state}.title`)} cast={["tomato.webp", "pear.webp"]}>
      <p className={styles["told"]}>{t(`state.${state}.text`)}</p>
      <Link to="/" className={buttonClass({ wide: true })}>
        {t("host")}
      </Link>
    </Card>
  );
}

function Night({ reelId, reel }: { readonly reelId: string; readonly reel: Reel }) {
  const { t } = useTranslation(["reel", "links"]);
  const [isRefused, setRefused] = useState(false);
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isGallery, setGallery] = useState(false);
  const [asking, setAsking] = useState<{ game: ReelGame; item: ReelItem } | "all">();
  const failed = (error: Error) => toast(errorText(errorCodeOf(error)), "bad");
  const refresh = () => client.invalidateQueries({ queryKey: ["reel", reelId] });
  const removing = useMutation({
    mutationFn: ({ game, item }: { game: ReelGame; item: ReelItem }) =>
      removeItem(reelId, game.gameId, item.id),
    onSuccess: () => {
      toast(t("removed"), "good");
      return refresh();
    },
    onError: failed,
  });
  const closing = useMutation({
    mutationFn: () => removeReel(reelId),
    onSuccess: refresh,
    onError: failed,
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(t("copied"), "good");
    } catch {
      setRefused(true);
      toast(t("links:copyFailed"), "bad");
    }
  };
  return (
    <article className={styles["night"]}>
      <header className={styles["head"]}>
        <div>
          <h1>{t("title")}</h1>
          <p>
            {dayOf(reel.createdAt)} · {t("until", { date: dayOf(reel.expiresAt) })}
          </p>
        </div>
        <div className={styles["modes"]} role="group" aria-label={t("title")}>
          <Button
            variant={isGallery ? "quiet" : "primary"}
            icon={<Play />}
            aria-pressed={!isGallery}
            lockMs={0}
            onClick={() => setGallery(false)}
          >
            {t("show")}
          </Button>
          <Button
            variant={isGallery ? "primary" : "quiet"}
            icon={<Images />}
            aria-pressed={isGallery}
            lockMs={0}
            onClick={() => setGallery(true)}
          >
            {t("gallery")}
          </Button>
        </div>
      </header>
      {isGallery ? (
        <Gallery reel={reel} onRemove={(game, item) => setAsking({ game, item })} />
      ) : (
        <Slideshow reel={reel} onGallery={() => setGallery(true)} />
      )}
      <footer className={styles["foot"]}>
        <Button variant="quiet" icon={<Copy />} onClick={() => void copy()} lockMs={300}>
          {t("copy")}
        </Button>
        {isRefused && <CopyByHand label={t("copy")} url={location.href} />}
        {reel.isYours && (
          <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking("all")} lockMs={300}>
            {t("removeAll")}
          </Button>
        )}
        <Link to="/" className={buttonClass()}>
          {t("host")}
        </Link>
      </footer>
      <ConfirmDialog
        open={asking !== undefined && asking !== "all"}
        title={t("removeTitle")}
        text={t("removeText")}
        action={t("remove")}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking !== undefined && asking !== "all" && removing.mutate(asking)}
      />
      <ConfirmDialog
        open={asking === "all"}
        title={t("removeAllTitle")}
        text={t("removeAllText")}
        action={t("removeAll")}
        onClose={() => setAsking(undefined)}
        onConfirm={() => closing.mutate()}
      />
    </article>
  );
}
