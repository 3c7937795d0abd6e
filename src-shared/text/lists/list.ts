/**
 * Words of one language that a filter level keeps off the screens, separated by white space.
 *
 * | written | means |
 * | --- | --- |
 * | `word` | this word and no longer one |
 * | `word*` | words that begin so: inflections |
 * | `*word` | words that end so: compounds |
 * | `*word*` | words with it anywhere |
 * | `two_words` | these words one after the other |
 * | `=wörd` | only with these very accents, where another word differs in nothing else |
 *
 * Everything else is compared without case and accents, so it is written without.
 */
export interface WordList {
  /** Kept out from `moderate` on: slurs, abuse, the crudest of sex. */
  readonly gross: string;
  /** Kept out at `strict` as well: swearing and body talk that many tables laugh about. */
  readonly mild: string;
  /** Innocent words that the patterns above would catch. */
  readonly innocent: string;
}
