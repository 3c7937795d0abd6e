// `npm run shorten-rows -- FILE`: rewrites the rows that `wrangler d1 export` wrote, so that D1 takes them back.
// An export has one statement per row, and a row with many drawings makes a statement longer than D1 takes.
import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { shortStatements } from "./shortStatements.ts";

/**
 * Yields the lines of the file; the export writes each statement on one. Node's own reader would end a line at
 * other characters as well, which are part of people's texts.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  let left = "";
  for await (const part of createReadStream(file, "utf8")) {
    const lines = `${left}${part}`.split("\n");
    left = lines.pop() ?? "";
    yield* lines;
  }
  yield left;
}

async function* shortened(file: string): AsyncGenerator<string> {
  for await (const line of linesOf(file)) {
    for (const statement of shortStatements(line)) yield `${statement}\n`;
  }
}

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error("npm run shorten-rows -- FILE, which `wrangler d1 export --no-schema` wrote");
  process.exitCode = 1;
} else {
  const written = `${file}.part`;
  try {
    await pipeline(Readable.from(shortened(file)), createWriteStream(written));
    renameSync(written, file);
  } catch (error) {
    rmSync(written, { force: true });
    console.error(
      `cannot shorten ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}
