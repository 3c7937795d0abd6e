/**
 * Numbers from the specification's section 9 and from the room's rules that several parts of the product
 * need.
 */

/** Characters of a room code. */
export const ROOM_CODE_LENGTH = 5;
/** Letters and digits of a room code, without those that look alike (no I, L, O, 0, 1). */
export const ROOM_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** Characters a player may type as alias. */
export const ALIAS_MAX_LENGTH = 30;
/** Characters of an alias that screens show. */
export const DISPLAY_NAME_LENGTH = 15;
/** Fewest players while no game is chosen (specification, section 9). */
export const UNKNOWN_MIN_PLAYERS = 3;
/** Seats of a room, unless the chosen game has fewer. */
export const ROOM_MAX_PLAYERS = 16;
/** People who may watch a room whose seats are taken. */
export const AUDIENCE_MAX = 100;
/** People who may have played in one game, including those who left it. Later arrivals watch. */
export const PLAYERS_A_GAME_MAX = 64;
/** Closed seats a room remembers of each kind: people who left, people who were kicked, robots. */
export const CLOSED_SEATS_MAX = 32;
/** How long newcomers from the same network and kind of browser as a kicked player are refused, ms. */
export const KICKED_WAY_MS = 15 * 60_000;
/**
 * Once this many people in a room come from a kicked player's network and kind of browser, newcomers from
 * there are no longer refused.
 */
export const SHARED_WAY = 3;
/** Screens (TV, laptop, cast device) that may show one room at the same time, the host's included. */
export const SCREENS_MAX = 20;
/** How many of those screens one seat or one remote may add. */
export const SCREENS_EACH_MAX = 2;
/** Phones that may have the join screen open at the same time. */
export const JOINERS_MAX = 200;

/** Phones that may hold the host's rights without a seat. */
export const REMOTES_MAX = 4;
/** People who may play the crowd's seat together. */
export const CROWD_MAX = 10_000;
/** People a section of the crowd is filled to. People who return keep their place in it even above that. */
export const SECTION_SIZE = 400;
/** How long a room code is reserved while it is being checked whether the user may open a room, ms. */
export const HELD_MS = 10_000;
/** How long a link that moves a seat, or makes a remote, stays valid, ms. */
export const ONE_TIME_LINK_MS = 3 * 60_000;
/** How long a link to a further screen or into the crowd stays valid, ms. */
export const OPEN_LINK_MS = 12 * 60 * 60_000;

/** How long content that people have seen comes last in their next games, ms: ninety days. */
export const SEEN_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
/** Interval at which a client sends `ping`, ms. */
export const HEARTBEAT_MS = 5_000;
/** Silence after which a player counts as away and nobody waits for them, ms: three heartbeats. */
export const AWAY_AFTER_MS = 15_000;
/**
 * Silence after which a screen or a phone without a seat is disconnected, ms. A hidden page sends `ping` only
 * once a minute.
 */
export const SILENT_AFTER_MS = 150_000;
/** Silence of a player after which the host may let a robot play the seat, ms. */
export const AUTOPILOT_AFTER_MS = 60_000;
/** Silence of the host after which the host's rights pass on, ms. */
export const HOST_GONE_AFTER_MS = 20_000;
/** A move that reaches the room this long after the deadline still counts, ms. */
export const GRACE_MS = 750;
/** Pause between the last required move and the end of the stage, ms. */
export const ALL_IN_MS = 1_500;
/** How long the last person may still take once all others are done, ms ([SE85]). */
export const LAST_ONE_MS = 18_000;
/** How long the room waits for enough players before the game ends, ms. */
export const BELOW_MINIMUM_MS = 120_000;
/** Time without any connection after which a room sleeps, ms. */
export const SLEEP_AFTER_MS = 5 * 60_000;
/** A sleeping room is kept for this long, ms. */
export const KEEP_ASLEEP_MS = 24 * 60 * 60_000;
/** How long a stage whose time is up waits for backstage to check what was made, ms. */
export const BACKSTAGE_LOOKS_MS = { hide: 5_000, approve: 20_000 } as const;
/** Shortest and longest time a robot thinks, ms. */
export const ROBOT_THINKS_MS = [1_000, 3_000] as const;
/** A robot of a test account thinks this long (specification, section 9), ms. */
export const HURRIED_ROBOT_MS = 1_000;
/** A client reconnects after this long plus jitter, ms. */
export const RECONNECT_MS = 2_000;

/** Largest frame a client may send, text or drawing, bytes. */
export const MAX_FRAME_BYTES = 16 * 1024;
/** Time span in which commands and questions of one person are counted, on whatever sockets, ms. */
export const PACE_PERIOD_MS = 10_000;
/** Commands one person may send in ten seconds before the socket is closed with 4429. */
export const COMMANDS_PER_10_S = 150;
/**
 * Commands that a join screen may send in ten seconds. It only looks, and anybody with the code may open as many of
 * them as `JOINERS_MAX`.
 */
export const JOINER_COMMANDS_PER_10_S = 10;
/**
 * Requests for the room's state, such as `resync`, that one person may send in ten seconds: each is answered
 * with a full snapshot.
 */
export const QUESTIONS_PER_10_S = 30;
/**
 * Drawing frames that one painter may send before the socket is closed: a phone sends 20 a second, and more
 * for a moment after a reconnect.
 */
export const INK_FRAMES = { most: 120, inMs: 3_000 } as const;
/** Ids of applied commands that are remembered per sender. */
export const REMEMBERED_COMMANDS = 64;

/** Lengths of the frame stages, ms. */
export const TUTORIAL_MS = 25_000;
export const ROUND_INTRO_MS = 4_000;
export const ROUND_SUMMARY_MS = 8_000;
export const GAME_END_MS = 20_000;
/** How long the standing is shown between two games of a hands-free evening, ms. */
export const STANDING_MS = 15_000;
/** A night's reel is shown for this long after its last game, ms. */
export const REEL_KEPT_MS = 30 * 24 * 60 * 60_000;

/** A stage of this length or shorter warns at 5 s left, a longer one at 10 s, ms. */
export const SHORT_STAGE_MS = 20_000;
/** Highest multiplier of a round. */
export const MAX_SCORE_MULTIPLIER = 3;

/**
 * More UTF-16 units than a player's text of up to eighty characters can ever have, with accents on accents. It bounds
 * what a room takes before it counts characters.
 */
export const TEXT_UNITS_MAX = 10_000;
/** The same for sixty characters as people type them: an emoji can take fifteen. */
export const SHORT_TEXT_UNITS_MAX = 1_000;
