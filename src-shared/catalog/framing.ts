/**
 * Sites that may show our pages in a frame: ourselves, and Discord, whose activities run in a frame of
 * discord.com that shows a page of *.discordsays.com.
 */
export const FRAME_ANCESTORS = [
  "'self'",
  "https://discord.com",
  "https://*.discord.com",
  "https://*.discordsays.com",
] as const;

/** The origin under which Discord shows the activity of this application. */
export function discordOrigin(clientId: string): string {
  return `https://${clientId}.discordsays.com`;
}

/** Where Google keeps its casting scripts; nothing else of that host is ever run. */
export const CAST_SCRIPTS = [
  "https://www.gstatic.com/cv/js/sender/",
  "https://www.gstatic.com/cast/sdk/libs/",
  "https://www.gstatic.com/eureka/clank/",
] as const;
