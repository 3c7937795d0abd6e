import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs, type ParseArgsConfig } from "node:util";

/** The comment at the top of a script (its `import.meta.url`): what it does, and which options it takes. */
export function introduction(script: string): string {
  const [comment = ""] = /^(?:\/\/.*\n)+/u.exec(readFileSync(fileURLToPath(script), "utf8")) ?? [];
  return comment.replaceAll(/^\/\/ ?/gmu, "").trimEnd();
}

/**
 * Parses the command line of a script that people run, given its `import.meta.url`. `--help` prints the comment at
 * the top of the script and exits with 0. An option it does not know is named before the same text, with exit code 2.
 */
export function argumentsOf<const Config extends ParseArgsConfig>(
  script: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).includes("--help")) {
    console.log(introduction(script));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds a hint about arguments that begin with a hyphen, of which there are none here.
    const [what] = String(error instanceof Error ? error.message : error).split(". ");
    console.error(`${what}\n\n${introduction(script)}`);
    process.exit(2);
  }
}
