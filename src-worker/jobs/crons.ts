/** The daily cron of wrangler.toml. Every other one sends the mails that are due. */
export const DAILY = "17 3 * * *";
