import type { Config } from "../env.ts";

/**
 * Who may show a page of ours in a frame: ourselves, and Discord's clients, whose proxy carries the
 * activity. For every Content-Security-Policy of a page.
 */
export const FRAME_ANCESTORS: readonly string[] = [
  "'self'",
  "https://discord.com",
  "https://*.discord.com",
  "https://*.discordsays.com",
];

/**
 * The origin of our pages inside Discord, whose proxy carries every call of theirs to us; undefined
 * where no Discord application is configured.
 * https://docs.discord.com/developers/activities/development-guides/networking
 */
export function activityOrigin({ providers }: Config): string | undefined {
  return providers.discord && `https://${providers.discord.clientId}.discordsays.com`;
}
