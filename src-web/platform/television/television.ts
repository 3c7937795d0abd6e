import { isTelevisionName } from "../../../src-shared/catalog/televisions.ts";

/** What of a browser tells a television from everything else. */
interface BrowserFacts {
  readonly userAgent: string;
  /** The longer side of the screen, CSS px. */
  readonly width: number;
  /** Is there a mouse or a finger? A remote is neither. */
  readonly canPoint: boolean;
}

/** Android on something else than a phone leaves "Mobile" out; so do tablets, which have fingers. */
const ANDROID_BOX = /android(?!.*mobile)/iu;

/** Is this the browser of a television? By its name; an Android box without one by what it lacks. */
export function isTelevision({ userAgent, width, canPoint }: BrowserFacts): boolean {
  if (isTelevisionName(userAgent)) return true;
  return ANDROID_BOX.test(userAgent) && !canPoint && width >= 960;
}

/** This browser. On a server, where pages are drawn beforehand, it is nobody's television. */
export function isThisATelevision(): boolean {
  if (typeof window === "undefined" || typeof window.matchMedia !== "function") return false;
  return isTelevision({
    userAgent: navigator.userAgent,
    width: Math.max(screen.width, screen.height),
    canPoint: window.matchMedia("(any-pointer: fine), (any-pointer: coarse)").matches,
  });
}
