/** Size of a number in the file's table, bytes. */
const WIDTH = 4;

/**
 * Returns one of the robot's lines in a language as a sound file of its own. `file`: a table of where each
 * line begins and where the last one ends, as little-endian 32-bit numbers, followed by the lines
 * (tools/sound).
 */
export function lineIn(file: ArrayBuffer, index: number): ArrayBuffer {
  const table = new DataView(file);
  const mark = (at: number) => table.getUint32(WIDTH * at, true);
  return file.slice(mark(index), mark(index + 1));
}
