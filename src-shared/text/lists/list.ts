/**
 * Words of one language that a filter level keeps off the screens, separated by white space.
 *
 * | written | matches |
 * | --- | --- |
 * | `word` | this word and no longer one |
 * | `word*` | words that begin with it: inflections |
 * | `*word` | words that end with it: compounds |
 * | `*word*` | words that contain it |
 * | `two_words` | these words one after the other |
 * | `=wörd` | only with these very accents, where another word differs in nothing else |
 *
 * All other words are compared without case and accents, so they are written without them.
 */
export interface WordList {
  /** Filtered from `moderate` on: slurs, abuse, crude sexual words. */
  readonly gross: string;
  /** Filtered at `strict` as well: swearing and body talk that many tables laugh about. */
  readonly mild: string;
  /** Innocent words that the patterns above would match. */
  readonly innocent: string;
}
