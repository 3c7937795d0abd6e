/** How many seconds a stream's viewers may see the picture late; the host chooses one. */
export const STREAM_DELAYS = [0, 5, 10, 20, 30] as const;
export type StreamDelay = (typeof STREAM_DELAYS)[number];

/** How long a link in a stream's chat leads into the crowd, ms. */
export const CHAT_LINK_MS = 10 * 60_000;
/** How long the address of the overlay works, ms; it also ends with its room. */
export const OVERLAY_LINK_MS = 7 * 24 * 60 * 60_000;
/** Overlays that may show one room at the same time: each scene of a stream opens its own. */
export const OVERLAYS_MAX = 4;
