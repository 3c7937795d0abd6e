/** Numbers of the specification's section 9 and of the room's rules that several sides need. */

/** Characters of a room code. */
export const ROOM_CODE_LENGTH = 5;
/** Letters and digits of a code: none that looks like another (no I, L, O, 0, 1). */
export const ROOM_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** Characters a player may type as alias. */
export const ALIAS_MAX_LENGTH = 30;
/** Characters of an alias that screens show. */
export const DISPLAY_NAME_LENGTH = 15;
/** Fewest players of a game that nobody has chosen yet (specification, section 9). */
export const UNKNOWN_MIN_PLAYERS = 3;
/** Seats of a room while no game with fewer is chosen. */
export const ROOM_MAX_PLAYERS = 16;
/** People who watch a room whose seats are taken. */
export const AUDIENCE_MAX = 100;
/** People who may have played in one game, those who left it included: whoever comes after them watches. */
export const PLAYERS_A_GAME_MAX = 64;
/** Seats a room remembers of people who left, and as many of people who were taken out. */
export const CLOSED_SEATS_MAX = 32;
/** How long nobody new comes in by the way of somebody who was taken out, ms. */
export const KICKED_WAY_MS = 15 * 60_000;
/** People in a room who came by one way, from which on it says nothing of who comes by it. */
export const SHARED_WAY = 3;
/** Screens (TV, laptop, cast device) that may show one room at the same time, its host's included. */
export const SCREENS_MAX = 20;
/** Of those, screens that one seat or one remote may put the room on. */
export const SCREENS_EACH_MAX = 2;
/** Phones that are about to join at the same time. */
export const JOINERS_MAX = 200;

/** Phones that may hold the host's rights without a seat. */
export const REMOTES_MAX = 4;
/** People who may play the crowd's seat together. */
export const CROWD_MAX = 10_000;
/** People a section of the crowd is filled to; who comes back has their place in it above that. */
export const SECTION_SIZE = 400;
/** So long a code is held for somebody of whom it is being asked whether they may open a room, ms. */
export const HELD_MS = 10_000;
/** How long a link that moves a seat, or makes a remote, may lie about, ms. */
export const ONE_TIME_LINK_MS = 3 * 60_000;
/** How long a link to a further screen or into the crowd works, ms. */
export const OPEN_LINK_MS = 12 * 60 * 60_000;

/** So long what a table has seen comes last in its next games, ms: ninety days. */
export const SEEN_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
/** A client says `ping` this often, ms. */
export const HEARTBEAT_MS = 5_000;
/** Silence after which nobody waits for a player any more, ms: three heartbeats. */
export const AWAY_AFTER_MS = 15_000;
/** Silence after which a screen or a phone without a seat is disconnected, ms: a hidden page says `ping` once a minute. */
export const SILENT_AFTER_MS = 150_000;
/** Silence after which the host may let a robot play the seat, ms. */
export const AUTOPILOT_AFTER_MS = 60_000;
/** Silence of the host after which the host's rights pass on, ms. */
export const HOST_GONE_AFTER_MS = 20_000;
/** A move that reaches the room this long after the deadline still counts, ms. */
export const GRACE_MS = 750;
/** Pause between the last required move and the end of the stage, ms. */
export const ALL_IN_MS = 1_500;
/** While all others are done, the last person has at most so long yet, ms ([SE85]). */
export const LAST_ONE_MS = 18_000;
/** How long the room waits for enough players before the game ends, ms. */
export const BELOW_MINIMUM_MS = 120_000;
/** Nobody connected for this long: the room sleeps, ms. */
export const SLEEP_AFTER_MS = 5 * 60_000;
/** A sleeping room is kept for this long, ms. */
export const KEEP_ASLEEP_MS = 24 * 60 * 60_000;
/** How long a stage whose time is up waits for a look from backstage, ms. */
export const BACKSTAGE_LOOKS_MS = { hide: 5_000, approve: 20_000 } as const;
/** Least and most a robot thinks, ms. */
export const ROBOT_THINKS_MS = [1_000, 3_000] as const;
/** A robot of a test account thinks this long (specification, section 9), ms. */
export const HURRIED_ROBOT_MS = 1_000;
/** A client reconnects after this long plus jitter, ms. */
export const RECONNECT_MS = 2_000;

/** Largest text frame a client may send, bytes. */
export const MAX_FRAME_BYTES = 16 * 1024;
/** Commands one person may send in ten seconds before it is closed with 4429. */
export const COMMANDS_PER_10_S = 150;
/** Questions to the room of one person in ten seconds: each is answered with all there is. */
export const QUESTIONS_PER_10_S = 30;
/** Drawing frames of one painter: a phone sends 30 a second, and more for a moment after a reconnect. */
export const INK_FRAMES = { most: 120, inMs: 3_000 } as const;
/** Ids of applied commands that are remembered per sender. */
export const REMEMBERED_COMMANDS = 64;

/** Stage lengths of the common frame, ms. */
export const TUTORIAL_MS = 25_000;
export const ROUND_INTRO_MS = 4_000;
export const ROUND_SUMMARY_MS = 8_000;
export const GAME_END_MS = 20_000;
/** Between two games of an evening that goes on by itself, ms. */
export const STANDING_MS = 15_000;
/** A night's reel is shown for this long after its last game, ms. */
export const REEL_KEPT_MS = 30 * 24 * 60 * 60_000;

/** A stage of this length or shorter warns at 5 s left, a longer one at 10 s, ms. */
export const SHORT_STAGE_MS = 20_000;
/** Round multiplier never grows past this. */
export const MAX_SCORE_MULTIPLIER = 3;
