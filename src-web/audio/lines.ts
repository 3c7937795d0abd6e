/** A number of the table in front, bytes. */
const WIDTH = 4;

/**
 * One line out of all that the robot says in a language, as a sound file of its own. `file`: a table of where each
 * line begins and where the last ends, as 32-bit numbers with the least byte first, then the lines (tools/sound).
 */
export function lineIn(file: ArrayBuffer, index: number): ArrayBuffer {
  const table = new DataView(file);
  const mark = (at: number) => table.getUint32(WIDTH * at, true);
  return file.slice(mark(index), mark(index + 1));
}
