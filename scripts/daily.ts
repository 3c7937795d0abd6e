import { DAILY } from "../src-worker/jobs/crons.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Lets the server behind `port` do the day's work now and once a day: it deletes what has expired and writes
 * reminders. Cloudflare keeps this time itself, and the development runtime waits to be asked. Not at the cron's
 * hour, at which a machine at home is often off; the work finds what an earlier day has missed.
 */
export function runDaily(port: number): void {
  const ask = () => {
    fetch(
      `http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(DAILY)}`,
    ).then(
      (answer) => answer.body?.cancel(),
      (error: unknown) => console.error(`the day's work was not done: ${String(error)}`),
    );
  };
  ask();
  setInterval(ask, DAY_MS).unref();
}
