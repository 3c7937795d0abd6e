/** Ways to host a room (specification, section 1). */
export const HOST_TYPES = ["HOST", "HOST_AND_PLAY", "DISCORD", "SMART_TV", "CHROMECAST"] as const;

export type HostType = (typeof HOST_TYPES)[number];

/** Whether the host also holds a seat, so that no separate screen is needed. */
export function hostPlays(hostType: HostType): boolean {
  return hostType === "HOST_AND_PLAY" || hostType === "DISCORD";
}
