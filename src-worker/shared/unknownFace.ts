/** Character and colour of somebody who must not be recognised, such as a player who left the reel. */
export const UNKNOWN_FACE = { avatarSrc: "unknown.webp", hexColor: "#b9aed0" } as const;

/** Replaces the name of such a person, and of an erased user, for example in a game's list of players. */
export const NOBODY = "?";
