/** The seven games of the site, in the order every list shows them (specification, section 1). */
export const SITE_GAMES = [
  "SNAPTION",
  "REQUIP",
  "CANVAS_CLASH",
  "AB_THINKING",
  "HIDE_AND_PEEK",
  "SYNC_THINK",
  "RPS_SHOOT",
] as const;

/** Everything a room can play: the seven, and the place where admins try out a new game. */
export const GAME_TYPES = [...SITE_GAMES, "EXPERIMENTS"] as const;

export type GameType = (typeof GAME_TYPES)[number];

/** Ways to host a room (specification, section 1). */
export const HOST_TYPES = ["HOST", "HOST_AND_PLAY", "DISCORD", "SMART_TV", "CHROMECAST"] as const;

export type HostType = (typeof HOST_TYPES)[number];

/** Host types in which the host also holds a seat, so no separate screen is needed. */
export function hostPlays(hostType: HostType): boolean {
  return hostType === "HOST_AND_PLAY" || hostType === "DISCORD";
}

interface GameFacts {
  /** Fewest seats, robots included, with which the game can start. */
  readonly minPlayers: number;
  /** Most seats; whoever comes after them is audience. */
  readonly maxPlayers: number;
  /** May be hosted on the phone of somebody who plays. */
  readonly hostAndPlay: boolean;
  /** Plays with the host's word and category packs. */
  readonly takesPacks: boolean;
}

/** Limits per game (specification, sections 6 and 9). */
export const GAME_FACTS: Readonly<Record<GameType, GameFacts>> = {
  SNAPTION: { minPlayers: 3, maxPlayers: 16, hostAndPlay: true, takesPacks: true },
  REQUIP: { minPlayers: 3, maxPlayers: 16, hostAndPlay: true, takesPacks: true },
  CANVAS_CLASH: { minPlayers: 3, maxPlayers: 16, hostAndPlay: true, takesPacks: true },
  AB_THINKING: { minPlayers: 4, maxPlayers: 16, hostAndPlay: true, takesPacks: true },
  HIDE_AND_PEEK: { minPlayers: 3, maxPlayers: 16, hostAndPlay: true, takesPacks: false },
  SYNC_THINK: { minPlayers: 2, maxPlayers: 16, hostAndPlay: true, takesPacks: true },
  RPS_SHOOT: { minPlayers: 2, maxPlayers: 10, hostAndPlay: true, takesPacks: false },
  // Admins may host any game from where they play, so this one too.
  EXPERIMENTS: { minPlayers: 2, maxPlayers: 10, hostAndPlay: false, takesPacks: false },
};

/** URL part of a game: `RPS_SHOOT` is `/games/rps_shoot`. */
export function gamePath(gameType: GameType): string {
  return gameType.toLowerCase();
}

/**
 * Folder of a game's rules and screens, and name of its texts, stories and pictures. The laboratory's is
 * named after what is tried out in it.
 */
export function gameFolder(gameType: GameType): string {
  return gameType === "EXPERIMENTS" ? "nearest" : gamePath(gameType).replaceAll("_", "-");
}

/** The game a URL part names, in any case; undefined when there is none. */
export function gameTypeOfPath(path: string): GameType | undefined {
  const wanted = path.toUpperCase();
  return GAME_TYPES.find((gameType) => gameType === wanted);
}
