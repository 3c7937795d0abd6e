/**
 * Names televisions and the boxes below them give their browsers: webOS and Tizen sets, HbbTV, Android
 * TV, Fire TV, Chromecast, makers' own, consoles under a television.
 */
const NAMES =
  /\b(?:web0s|smart-?tv|smart_tv|hbbtv|google ?tv|android ?tv|appletv|netcast|viera|bravia|aquos|nettv|opera tv|dtv|crkey|aft[a-z]{1,5}\b|philipstv|vidaa|roku|vizio|playstation [45]|xbox)/iu;
/** Tizen is on watches and phones too, and says "TV" on televisions only. */
const TIZEN_TV = /tizen.*\btv\b|\btv\b.*tizen/iu;

/** Does this user agent name a television, a cast device or a console? */
export function isTelevisionName(userAgent: string): boolean {
  return NAMES.test(userAgent) || TIZEN_TV.test(userAgent);
}
