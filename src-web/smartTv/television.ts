/** What of a browser tells a television from everything else. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** The longer side of the screen, CSS px. */
  readonly width: number;
  /** Is there any pointer finer than none, or touch? A remote has neither. */
  readonly canPoint: boolean;
}

/**
 * Names televisions and the boxes below them give themselves: webOS and Tizen sets, HbbTV, Android TV
 * and Fire TV, Chromecast, Vizio, Roku, Opera's TV browser, consoles under a television.
 */
const NAMES =
  /\b(?:web0s|webos(?=.*(?:tv|smarttv))|smart-?tv|smart_tv|hbbtv|googletv|google tv|android ?tv|appletv|netcast|viera|bravia|aquos|nettv|opera tv|dtv|crkey|aft[a-z]{1,4}\b|philipstv|vidaa|roku|vizio|playstation [45]|xbox)/iu;
/** Tizen is on watches and phones too, and says "TV" on televisions only. */
const TIZEN_TV = /tizen.*\btv\b|\btv\b.*tizen/iu;
/** Android without a touch screen says so by leaving "Mobile" out; so do tablets, which have fingers. */
const ANDROID_BOX = /android(?!.*mobile)/iu;

/** Is this the browser of a television? By its name; an Android box without one by what it lacks. */
export function isTelevision({ userAgent, width, canPoint }: BrowserFacts): boolean {
  if (NAMES.test(userAgent) || TIZEN_TV.test(userAgent)) return true;
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
