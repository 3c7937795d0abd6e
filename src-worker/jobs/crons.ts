/** Which of wrangler.toml's crons is the daily one; every other one sends what is due. */
export const DAILY = "17 3 * * *";
