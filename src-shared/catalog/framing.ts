/**
 * Sites that may embed this site in a frame: itself, and Discord, whose activities run in a frame of
 * discord.com that shows a page of *.discordsays.com.
 */
export const FRAME_ANCESTORS = [
  "'self'",
  "https://discord.com",
  "https://*.discord.com",
  "https://*.discordsays.com",
] as const;

/** Returns the origin under which Discord shows this application's activity. */
export function discordOrigin(clientId: string): string {
  return `https://${clientId}.discordsays.com`;
}

/** Where Google hosts its Cast scripts; no other script of that host is allowed. */
export const CAST_SCRIPTS = [
  "https://www.gstatic.com/cv/js/sender/",
  "https://www.gstatic.com/cast/sdk/libs/",
  "https://www.gstatic.com/eureka/clank/",
] as const;
