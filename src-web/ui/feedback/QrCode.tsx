import { use, type CSSProperties } from "react";
import styles from "./QrCode.module.css";

interface Drawing {
  readonly size: number;
  readonly path: string;
}

const drawn = new Map<string, Promise<Drawing>>();

/** Loads the encoder with the first code, since phones that join never need it. */
function draw(text: string): Promise<Drawing> {
  const known = drawn.get(text);
  if (known) return known;
  const drawing = import("uqr").then(({ encode }) => {
    const { data, size } = encode(text, { ecc: "M", border: 2 });
    const path = data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
      .join("");
    return { size, path };
  });
  drawn.set(text, drawing);
  return drawing;
}

interface QrCodeProps {
  /** What a camera reads; for rooms the complete address, `https://…/join/ABCDE`. */
  readonly text: string;
  /** What it leads to, for users who cannot see it. */
  readonly label: string;
  /** Any CSS length. */
  readonly size?: string;
}

/** A QR code on a cream sticker. Suspends while the encoder loads. */
export function QrCode({ text, label, size = "150px" }: QrCodeProps) {
  const drawing = use(draw(text));
  return (
    <svg
      className={styles["code"]}
      style={{ "--qr": size } as CSSProperties}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  );
}
