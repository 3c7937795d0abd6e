/** Languages whose letters need the Central European code page of Windows. */
const EASTERN = ["pl", "sk", "ro"];

/**
 * Decodes a text file of unknown encoding: UTF-16 by its byte order mark, else UTF-8 if valid, else the code
 * page in which spreadsheets on Windows save CSV for this language (a BCP 47 tag).
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
