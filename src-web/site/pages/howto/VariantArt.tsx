import { avatarUrl } from "../../../ui/avatar/avatarUrl.ts";
import type { Variant } from "./variants.ts";
import styles from "./howto.module.css";

function Face({ src, x, y, size }: { src: string; x: number; y: number; size: number }) {
  return <image href={avatarUrl(src)} x={x} y={y} width={size} height={size} />;
}

function Phone({ x, turn, src }: { x: number; turn: number; src: string }) {
  return (
    <g transform={`translate(${x} 84) rotate(${turn})`}>
      <rect x={-26} y={-44} width={52} height={88} rx={11} className={styles["device"]} />
      <rect x={-20} y={-36} width={40} height={72} rx={6} className={styles["glass"]} />
      <Face src={src} x={-21} y={-22} size={42} />
    </g>
  );
}

const CALL = ["tomato.webp", "pear.webp", "fries.webp", "taco.webp"] as const;

/** Picture of who looks at what: one television, a video call, or phones alone. */
export function VariantArt({ variant }: { readonly variant: Variant }) {
  return (
    <svg className={styles["art"]} viewBox="0 0 260 168" aria-hidden="true">
      {variant === "central_screen" && (
        <>
          <path d="M102 122h56l10 22H92Z" className={styles["device"]} />
          <rect x={36} y={10} width={188} height={116} rx={14} className={styles["device"]} />
          <rect x={47} y={21} width={166} height={94} rx={7} className={styles["glass"]} />
          <Face src="tomato.webp" x={56} y={28} size={80} />
          <Face src="donut.webp" x={124} y={28} size={80} />
          <Phone x={30} turn={-12} src="pear.webp" />
          <Phone x={230} turn={12} src="broccoli.webp" />
        </>
      )}
      {variant === "video_call" && (
        <>
          <path
            d="M20 136h220l14 16a6 6 0 0 1-5 10H11a6 6 0 0 1-5-10Z"
            className={styles["device"]}
          />
          <rect x={36} y={8} width={188} height={128} rx={12} className={styles["device"]} />
          {CALL.map((src, at) => (
            <g key={src} transform={`translate(${46 + (at % 2) * 86} ${18 + (at >> 1) * 56})`}>
              <rect width={82} height={52} rx={6} className={styles["glass"]} />
              <Face src={src} x={17} y={3} size={48} />
            </g>
          ))}
        </>
      )}
      {variant === "mobile_only" && (
        <g transform="translate(-26 -28) scale(1.2)">
          <Phone x={66} turn={-14} src="sushi1.webp" />
          <Phone x={194} turn={14} src="donut.webp" />
          <Phone x={130} turn={0} src="fries.webp" />
        </g>
      )}
    </svg>
  );
}
