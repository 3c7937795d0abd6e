/**
 * Whether this browser may support casting. Chrome and its relatives do, on computers and Android; never on
 * iOS, where every browser is Safari underneath, and not in a television, an app's web view or a cast device.
 */
export function mayCast(userAgent: string): boolean {
  if (/\b(?:iPhone|iPad|iPod)\b|CriOS|CrKey|; wv\)|Smart-?TV|Web0S|Tizen/iu.test(userAgent)) {
    return false;
  }
  return /\b(?:Chrome|Chromium)\/\d/u.test(userAgent);
}
