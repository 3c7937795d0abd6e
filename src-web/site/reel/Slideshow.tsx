import { ChevronLeft, ChevronRight, Images, Pause, Play, RotateCcw } from "lucide-react";
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from "react";
import { useTranslation } from "react-i18next";
import type { Reel } from "../../../src-shared/api/reel.ts";
import { preloadGame } from "../../games/parts.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { wantsLessMotion } from "../../ui/effects/motion.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./reel.module.css";
import { SlideView } from "./SlideView.tsx";
import { SLIDE_MS, slidesOf } from "./slides.ts";

interface SlideshowProps {
  readonly reel: Reel;
  readonly onGallery: () => void;
}

/**
 * The night as a slideshow. It plays by itself unless reduced motion is preferred. The arrow keys and the
 * space bar control it, and moving by hand stops it.
 */
export function Slideshow({ reel, onGallery }: SlideshowProps) {
  const { t } = useTranslation("reel");
  const slides = slidesOf(reel);
  const [wantedAt, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !wantsLessMotion());
  const stage = useRef<HTMLElement>(null);
  const last = slides.length - 1;
  // Something may have been removed since.
  const at = Math.min(wantedAt, last);
  const slide = slides[at];
  const isOver = at === last;
  const kind = slide?.kind;
  useEffect(() => {
    if (!isPlaying || isOver || kind === undefined) return undefined;
    const timeout = setTimeout(() => setAt(at + 1), SLIDE_MS[kind]);
    return () => clearTimeout(timeout);
  }, [isPlaying, isOver, at, kind]);
  useEffect(() => {
    for (const { gameType } of reel.games) preloadGame(gameType);
  }, [reel.games]);
  if (!slide) return null;
  const go = (to: number, end?: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
    // The button that led here is now disabled, so the focus moves to where the arrow keys work.
    if (to === end) stage.current?.focus({ preventScroll: true });
  };
  const toggle = () => {
    if (isOver) setAt(0);
    setPlaying(isOver || !isPlaying);
  };
  const steer = (event: KeyboardEvent) => {
    // With one of these keys the shortcut is the browser's, such as going back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") go(at + 1);
    else if (event.key === "ArrowLeft") go(at - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(last);
    else if (event.key === " " && event.target === stage.current) toggle();
    else return;
    event.preventDefault();
  };
  const runs = isPlaying && !isOver;
  const label = () => {
    if (isOver) return t("restart");
    return isPlaying ? t("pause") : t("play");
  };
  return (
    // The arrow keys work wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={stage}
      className={styles["slideshow"]}
      aria-label={t("show")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={steer}
    >
      {/* A live region is only announced if it stays in the document while its content changes. */}
      <div
        role="group"
        aria-label={t("slideOf", { number: at + 1, total: slides.length })}
        aria-live={runs ? "off" : "polite"}
      >
        <div key={at} className={styles["slide"]}>
          <Suspense fallback={<Spinner />}>
            <SlideView slide={slide} reel={reel} />
          </Suspense>
        </div>
      </div>
      <div className={styles["bar"]} aria-hidden="true">
        <i
          key={`${at} ${String(runs)}`}
          data-runs={runs || undefined}
          style={{ "--lasts": `${SLIDE_MS[slide.kind]}ms` } as CSSProperties}
        />
      </div>
      <div className={styles["controls"]}>
        <IconButton
          label={t("previous")}
          icon={<ChevronLeft />}
          lockMs={0}
          disabled={at === 0}
          onClick={() => go(at - 1, 0)}
        />
        <IconButton
          label={label()}
          icon={isOver ? <RotateCcw /> : (isPlaying && <Pause />) || <Play />}
          variant="primary"
          lockMs={0}
          onClick={toggle}
        />
        <IconButton
          label={t("next")}
          icon={<ChevronRight />}
          lockMs={0}
          disabled={isOver}
          onClick={() => go(at + 1, last)}
        />
        <span className="tabular" aria-hidden="true">
          {at + 1} / {slides.length}
        </span>
        {isOver && (
          <Button variant="quiet" icon={<Images />} onClick={onGallery} lockMs={0}>
            {t("gallery")}
          </Button>
        )}
      </div>
    </section>
  );
}
