import { useEffect, useRef } from "react";
import { wantsLessMotion } from "./motion.ts";
import styles from "./Confetti.module.css";

const PIECES = 140;
const FALL_S = 4.5;
/** Most pixels of the canvas along its longer side. */
const SHARP_PX = 720;
const COLOURS = ["#ffd23f", "#ff7043", "#58e6d9", "#ff6b8b", "#9b7bff", "#7ed957", "#fff7e6"];

interface Piece {
  readonly x: number;
  readonly delay: number;
  readonly speed: number;
  readonly drift: number;
  readonly spin: number;
  readonly size: number;
  readonly colour: string;
  readonly round: boolean;
}

function makePieces(): Piece[] {
  return Array.from({ length: PIECES }, (_, at) => ({
    x: Math.random(),
    delay: Math.random() * 1.6,
    speed: 0.7 + Math.random() * 0.6,
    drift: (Math.random() - 0.5) * 0.18,
    spin: 2 + Math.random() * 6,
    size: 0.008 + Math.random() * 0.009,
    colour: COLOURS[at % COLOURS.length] ?? "#fff7e6",
    round: at % 3 === 0,
  }));
}

/** One shower of confetti for the winner; nothing for people who want less movement. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext("2d");
    if (!element || !pen || wantsLessMotion()) return undefined;
    const { clientWidth: width, clientHeight: height } = element;
    // A television's browser is slow, and nobody looks closely at falling paper.
    const sharpness = Math.min(1, SHARP_PX / Math.max(width, height));
    element.width = width * sharpness;
    element.height = height * sharpness;
    pen.scale(sharpness, sharpness);
    const pieces = makePieces();
    const began = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const time = (now - began) / 1000;
      pen.clearRect(0, 0, width, height);
      for (const piece of pieces) drawPiece(pen, piece, time, width, height);
      if (time < FALL_S + 2) frame = requestAnimationFrame(draw);
      else pen.clearRect(0, 0, width, height);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} className={styles["confetti"]} aria-hidden="true" />;
}

function drawPiece(
  pen: CanvasRenderingContext2D,
  piece: Piece,
  time: number,
  width: number,
  height: number,
): void {
  const age = (time - piece.delay) * piece.speed;
  if (age < 0 || age > FALL_S) return;
  const share = age / FALL_S;
  const size = piece.size * Math.max(width, height);
  const x = (piece.x + piece.drift * Math.sin(age * 3)) * width;
  const y = (share * 1.25 - 0.12) * height;
  pen.save();
  pen.translate(x, y);
  pen.rotate(age * piece.spin * 0.5);
  pen.scale(1, Math.cos(age * piece.spin));
  pen.fillStyle = piece.colour;
  if (piece.round) {
    pen.beginPath();
    pen.arc(0, 0, size / 2, 0, 2 * Math.PI);
    pen.fill();
  } else pen.fillRect(-size / 2, -size / 3, size, size * 0.66);
  pen.restore();
}
