/**
 * User-agent names of televisions and the boxes connected to them: webOS and Tizen sets, HbbTV, Android TV,
 * Fire TV, Chromecast, manufacturers' own, consoles.
 */
const NAMES =
  /\b(?:web0s|smart-?tv|smart_tv|hbbtv|google ?tv|android ?tv|appletv|netcast|viera|bravia|aquos|nettv|opera tv|dtv|crkey|aft[a-z]{1,5}\b|philipstv|vidaa|roku|vizio|playstation [45]|xbox)/iu;
/** Tizen also runs on watches and phones, and has "TV" in the user agent on televisions only. */
const TIZEN_TV = /tizen.*\btv\b|\btv\b.*tizen/iu;

/** Name of each kind of device; the first match counts. Only these names are ever shown to users. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/tizen|samsung|maple/iu, "Samsung TV"],
  [/web0s|webos|netcast/iu, "LG TV"],
  [/\baft[a-z]{1,5}\b|fire ?tv/iu, "Fire TV"],
  [/crkey/iu, "Chromecast"],
  [/bravia/iu, "Sony TV"],
  [/philipstv/iu, "Philips TV"],
  [/viera/iu, "Panasonic TV"],
  [/vidaa/iu, "Hisense TV"],
  [/roku/iu, "Roku TV"],
  [/vizio/iu, "Vizio TV"],
  [/appletv/iu, "Apple TV"],
  [/playstation/iu, "PlayStation"],
  [/xbox/iu, "Xbox"],
  [/google ?tv|android ?tv/iu, "Android TV"],
  [/smart-?tv|smart_tv|hbbtv|\btv\b/iu, "TV"],
  [/ipad/iu, "iPad"],
  [/iphone/iu, "iPhone"],
  [/android/iu, "Android"],
  [/windows/iu, "Windows"],
  [/mac os x|macintosh/iu, "Mac"],
  [/linux|cros/iu, "Linux"],
];

/**
 * Returns what a device is by its user agent, for people to compare with what they see; a guess, not proof.
 */
export function deviceNameOf(userAgent: string): string | undefined {
  return KINDS.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Whether this user agent names a television, a cast device or a console. */
export function isTelevisionName(userAgent: string): boolean {
  return NAMES.test(userAgent) || TIZEN_TV.test(userAgent);
}

/** Whether this is the browser of a cast device, which loads Google's receiver framework. */
export function isCastDevice(userAgent: string): boolean {
  return /\bCrKey\b/u.test(userAgent);
}
