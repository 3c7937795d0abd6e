/** How many ideas from packs a storyteller is shown. */
export const IDEAS = 3;
/** Most ideas from packs that a game takes; three laps of storytellers see no more. */
export const IDEAS_MOST = 90;
/** Most and fewest cards on the board. */
export const BOARD_MAX = 12;
export const BOARD_MIN = 3;
/** From this many players on, the large table's scoring applies. */
export const LARGE_TABLE = 7;
/** The game ends after this many laps of storytellers at the latest. */
export const LAPS_MAX = 3;
/** Score to win in the room of a test account (specification, section 9). */
export const TESTING_MAX_SCORE = 12;

/** Lengths of the stages, ms. */
export const DEAL_MS = 4_000;
export const CLUE_MS = 60_000;
/**
 * How long CLUE waits for a storyteller whose phone is dark, ms; then a card and a clue are chosen at random.
 */
export const DARK_CLUE_MS = 20_000;
export const PICK_MS = 40_000;
export const SHOW_MS = 3_000;
export const VOTE_MS = 35_000;
export const REVEAL_MS = 10_000;

/** Points (RULES.md, AB12 to AB14). */
export const FOUND = 3;
export const ALL_OR_NOBODY = 2;
export const PER_VOTE = 1;
export const VOTES_CAP = 3;
export const SINGLE_VOTE = 1;
/** Most points for a silent storyteller, or for a card that was chosen at random. */
export const BY_CHANCE_CAP = 1;
