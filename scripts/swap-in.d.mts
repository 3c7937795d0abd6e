/** Replaces a folder completely or not at all; see `swap-in.mjs`. */
export function swapIn(folder: string, make: (made: string) => void): void;
