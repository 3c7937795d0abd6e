/** Fields of a log line: ids, counts, names of things. Never what a person typed, or a person's name. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

type Level = "info" | "warn" | "error";

/** Characters of an error's message that are logged. */
const MESSAGE_MAX = 200;
/** Lines of a stack that are logged. */
const FRAMES_MAX = 6;

/**
 * Returns an error's message without what it may quote: values of a failed query (on later lines), texts in
 * quotation marks, e-mail addresses.
 */
function withoutData(message: string): string {
  const [line = ""] = message.split("\n");
  return line
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/gu, "…")
    .replace(/\S+@\S+/gu, "…")
    .slice(0, MESSAGE_MAX);
}

/** Returns the frames of a stack, without its first lines, which repeat the message. */
export function placesOf(stack: string | undefined): string | undefined {
  const lines = stack?.split("\n").filter((line) => /^\s+at /u.test(line)) ?? [];
  const frames = lines.slice(0, FRAMES_MAX).map((line) => line.trim());
  return frames.length > 0 ? frames.join(" < ") : undefined;
}

/** Returns the log fields of an error: its kind, message, cause and place. */
export function faultOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return { fault: typeof error };
  const { cause } = error;
  return {
    fault: error.name,
    message: withoutData(error.message),
    ...(cause instanceof Error && { cause: `${cause.name}: ${withoutData(cause.message)}` }),
    at: placesOf(error.stack),
  };
}

/**
 * Writes one JSON line: `level`, `event` (a name from docs/operations.md) and fields. `wrangler tail --format
 * json` and Workers Logs filter by them.
 */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  // oxlint-disable-next-line no-console
  console[level](JSON.stringify({ level, event, ...fields }));
}
