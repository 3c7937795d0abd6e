/** Languages whose letters Windows kept in a table of its own. */
const EASTERN = ["pl", "sk", "ro"];

/**
 * The text of a file that says nothing of how it is written: UTF-8, UTF-16 by its mark, else what spreadsheets on
 * Windows save as CSV where this language (a tag of BCP 47) is spoken.
 */
export function decoded(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const isEastern = EASTERN.includes(language.slice(0, 2));
    return new TextDecoder(isEastern ? "windows-1250" : "windows-1252").decode(bytes);
  }
}
