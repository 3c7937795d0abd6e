import { isTelevisionName } from "../../../src-shared/catalog/televisions.ts";

/** The properties of a browser that tell a television from other devices. */
interface BrowserFacts {
  readonly userAgent: string;
  /** The longer side of the screen, CSS px. */
  readonly width: number;
  /** Whether there is a mouse or a touchscreen; a remote control is neither. */
  readonly canPoint: boolean;
}

/**
 * Android without "Mobile" in its user agent is no phone. That includes tablets, which have a touchscreen.
 */
const ANDROID_BOX = /android(?!.*mobile)/iu;

/** Whether this is the browser of a television: by its name, or an unnamed Android box without a pointer. */
export function isTelevision({ userAgent, width, canPoint }: BrowserFacts): boolean {
  if (isTelevisionName(userAgent)) return true;
  return ANDROID_BOX.test(userAgent) && !canPoint && width >= 960;
}

/** Whether this browser is a television's. False on a server, where pages are prerendered. */
export function isThisATelevision(): boolean {
  if (typeof window === "undefined" || typeof window.matchMedia !== "function") return false;
  return isTelevision({
    userAgent: navigator.userAgent,
    width: Math.max(screen.width, screen.height),
    canPoint: window.matchMedia("(any-pointer: fine), (any-pointer: coarse)").matches,
  });
}
