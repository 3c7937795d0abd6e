/** How much later a stream's viewers may see the picture, seconds: a host chooses one of these. */
export const STREAM_DELAYS = [0, 5, 10, 20, 30] as const;
export type StreamDelay = (typeof STREAM_DELAYS)[number];

/** How long a link in a stream's chat leads into the crowd, ms. */
export const CHAT_LINK_MS = 10 * 60_000;
/** How long the address of the picture over a stream works, ms; it dies with its room. */
export const OVERLAY_LINK_MS = 7 * 24 * 60 * 60_000;
/** Pictures over streams that show one room at the same time: each scene of a stream opens its own. */
export const OVERLAYS_MAX = 4;
