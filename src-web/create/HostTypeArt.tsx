import type { HostType } from "../../src-rooms/catalog/gameTypes.ts";
import { avatarUrl } from "../ui/avatarUrl.ts";
import styles from "./create.module.css";

interface PhoneProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly src: string;
  readonly screen: string;
}

function Phone({ x, y, turn, src, screen }: PhoneProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x={-25} y={-42} width={50} height={84} rx={11} className={styles["device"]} />
      <rect x={-19} y={-34} width={38} height={68} rx={5} fill={screen} />
      <image href={avatarUrl(src)} x={-20} y={-22} width={40} height={40} />
    </g>
  );
}

/** What a smart television shows first: a code to type into a phone. */
function TvCode() {
  return (
    <g>
      {[0, 1, 2, 3].map((at) => (
        <rect
          key={at}
          x={64 + at * 29}
          y={42}
          width={24}
          height={34}
          rx={6}
          fill="var(--cream)"
          transform={`rotate(${at % 2 === 0 ? -4 : 4} ${76 + at * 29} 59)`}
        />
      ))}
    </g>
  );
}

/** The waves of casting, from the corner of a television. */
function Waves() {
  return (
    <g fill="none" stroke="var(--cream)" strokeWidth={7} strokeLinecap="round">
      <path d="M84 88a10 10 0 0 0-10-10M104 88a30 30 0 0 0-30-30M124 88a50 50 0 0 0-50-50" />
    </g>
  );
}

/** A picture of a way to host: a television with phones around it, or phones alone. */
export function HostTypeArt({ hostType }: { readonly hostType: Exclude<HostType, "DISCORD"> }) {
  return (
    <svg className={styles["art"]} viewBox="0 0 240 140" aria-hidden="true">
      {hostType !== "HOST_AND_PLAY" ? (
        <>
          <path d="M92 108h56l8 20H84Z" className={styles["device"]} />
          <rect x={34} y={8} width={172} height={104} rx={14} className={styles["device"]} />
          <rect x={44} y={18} width={152} height={84} rx={7} fill="var(--screen-a)" />
          {hostType === "SMART_TV" && <TvCode />}
          {hostType === "CHROMECAST" && <Waves />}
          {hostType === "HOST" && (
            <image href={avatarUrl("tomato.webp")} x={54} y={26} width={70} height={70} />
          )}
          {hostType !== "SMART_TV" && (
            <image href={avatarUrl("fries.webp")} x={116} y={26} width={70} height={70} />
          )}
          {hostType === "HOST" && (
            <Phone x={28} y={92} turn={-14} src="pear.webp" screen="var(--screen-b)" />
          )}
          <Phone x={212} y={92} turn={14} src="donut.webp" screen="var(--screen-c)" />
        </>
      ) : (
        <g transform="translate(120 70) scale(1.3)">
          <Phone x={-58} y={4} turn={-14} src="pear.webp" screen="var(--screen-b)" />
          <Phone x={58} y={4} turn={14} src="donut.webp" screen="var(--screen-c)" />
          <Phone x={0} y={-2} turn={0} src="fries.webp" screen="var(--screen-a)" />
        </g>
      )}
    </svg>
  );
}
