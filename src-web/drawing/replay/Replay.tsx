import { useEffect, useMemo, useRef } from "react";
import { wantsLessMotion } from "../../ui/effects/motion.ts";
import { useDisplay } from "../../ui/hooks/useDisplay.ts";
import { drawPiece } from "./drawPiece.ts";
import { DENSITY_MAX, smallReplaySide } from "../model/geometry.ts";
import styles from "./Replay.module.css";
import { LOAD_DELAY_MS, piecesBetween, timeline, type Timeline } from "./replay.ts";
import { GROUND, seenColour, type Drawing } from "../../../src-shared/catalog/drawing.ts";

interface ReplayProps {
  readonly drawing: Drawing;
  /** Description for users who cannot see it. */
  readonly label: string;
  /** Speed the replay up, from that of a person drawing, so that it takes no longer than this, ms. */
  readonly lastsMs: number;
  /** Use a fixed size instead of filling the container: 200 px for drawings made above 300. */
  readonly small?: boolean;
  /** Wait before the first stroke, ms. */
  readonly delayMs?: number;
  /** Show it finished. */
  readonly still?: boolean;
}

/** Replays a drawing stroke by stroke. For people who want less motion it is shown finished. */
export function Replay({
  drawing,
  label,
  lastsMs,
  small = false,
  delayMs = LOAD_DELAY_MS,
  still = false,
}: ReplayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { safeColours } = useDisplay();
  const time = useMemo(() => timeline(asSeen(drawing, safeColours)), [drawing, safeColours]);
  const pace = Math.max(1, time.lasts / lastsMs);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const player = new Player(canvas.current, time, {
      pace,
      delayMs,
      still: still || wantsLessMotion(),
    });
    return () => player.stop();
  }, [time, pace, delayMs, still]);
  const side = small ? { width: `${smallReplaySide(drawing.width)}px` } : {};
  return (
    <canvas
      ref={canvas}
      className={styles["replay"]}
      role="img"
      aria-label={label}
      style={{ ...side, aspectRatio: `${drawing.width} / ${drawing.height}` }}
    />
  );
}

/** Returns the drawing in the palette that its viewer chose. */
export function asSeen(drawing: Drawing, safeColours: boolean): Drawing {
  if (!safeColours) return drawing;
  const lines = drawing.lines.map((line) => ({
    ...line,
    brushColor: seenColour(line.brushColor, true),
  }));
  return { ...drawing, lines };
}

interface Playing {
  /** How many ms of the drawing's own time pass per ms. */
  readonly pace: number;
  readonly delayMs: number;
  readonly still: boolean;
}

/** Plays a timeline on a canvas while the canvas is visible. */
class Player {
  readonly #element: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #time: Timeline;
  readonly #playing: Playing;
  readonly #sizes: ResizeObserver;
  readonly #sight: IntersectionObserver;
  #frame = 0;
  /** The drawing's own time up to which it is drawn. */
  #drawn = -1;
  #began: number | undefined;

  constructor(element: HTMLCanvasElement, time: Timeline, playing: Playing) {
    this.#element = element;
    this.#pen = element.getContext("2d");
    this.#time = time;
    this.#playing = playing;
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(element);
    this.#sight = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(this.#frame);
      this.#began = undefined;
      if (entry?.isIntersecting && !playing.still) this.#next();
    });
    this.#sight.observe(element);
    this.#resize();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#sizes.disconnect();
    this.#sight.disconnect();
  }

  #resize(): void {
    const density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio || 1);
    this.#element.width = Math.max(1, Math.round(this.#element.clientWidth * density));
    // Set from the drawing's proportions, since engines without `aspect-ratio` take the height from here.
    const { width, height } = this.#time;
    this.#element.height = Math.max(1, Math.round((this.#element.width * height) / width));
    const upTo = this.#playing.still ? this.#time.lasts : this.#drawn;
    this.#blank();
    if (upTo >= 0) this.#drawTo(upTo);
  }

  #blank(): void {
    const pen = this.#pen;
    if (!pen) return;
    const { width, height } = this.#time;
    pen.setTransform(this.#element.width / width, 0, 0, this.#element.height / height, 0, 0);
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, width, height);
    this.#drawn = -1;
  }

  #drawTo(now: number): void {
    const pen = this.#pen;
    if (!pen) return;
    for (const piece of piecesBetween(this.#time, this.#drawn, now)) drawPiece(pen, piece);
    this.#drawn = now;
  }

  #next(): void {
    this.#frame = requestAnimationFrame((now) => this.#play(now));
  }

  #play(now: number): void {
    const { pace, delayMs } = this.#playing;
    // After being out of sight, the replay continues where it stopped.
    this.#began ??= now + delayMs - Math.max(0, this.#drawn) / pace;
    const passed = (now - this.#began) * pace;
    if (passed >= 0) this.#drawTo(Math.min(passed, this.#time.lasts));
    if (this.#drawn < this.#time.lasts || passed < 0) this.#next();
  }
}
