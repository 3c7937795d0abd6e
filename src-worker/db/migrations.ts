import roomsAndSessions from "../../migrations/0000_rooms_and_sessions.sql";
import accounts from "../../migrations/0001_accounts.sql";
import mailDetails from "../../migrations/0002_mail_details.sql";
import profiles from "../../migrations/0003_profiles.sql";
import payments from "../../migrations/0004_payments.sql";
import reels from "../../migrations/0005_reels.sql";
import discord from "../../migrations/0006_discord.sql";
import quotas from "../../migrations/0007_quotas.sql";
import provedPasswords from "../../migrations/0008_proved_passwords.sql";
import secondFactor from "../../migrations/0009_second_factor.sql";
import reelMoves from "../../migrations/0010_reel_moves.sql";
import logins from "../../migrations/0011_logins.sql";
import seenContent from "../../migrations/0012_seen_content.sql";
import circles from "../../migrations/0013_circles.sql";
import packLibrary from "../../migrations/0014_pack_library.sql";
import guestsByAge from "../../migrations/0015_guests_by_age.sql";
import packsTakenDown from "../../migrations/0016_packs_taken_down.sql";
import pictureGoing from "../../migrations/0017_picture_going.sql";
import circleOut from "../../migrations/0018_circle_out.sql";

export interface Migration {
  /** File name without `.sql`, which the database records. Never change one that was released. */
  readonly id: string;
  readonly sql: string;
}

/** Every migration, oldest first. `npm run migrations` writes the file; it has to be added to this list. */
export const MIGRATIONS: readonly Migration[] = [
  { id: "0000_rooms_and_sessions", sql: roomsAndSessions },
  { id: "0001_accounts", sql: accounts },
  { id: "0002_mail_details", sql: mailDetails },
  { id: "0003_profiles", sql: profiles },
  { id: "0004_payments", sql: payments },
  { id: "0005_reels", sql: reels },
  { id: "0006_discord", sql: discord },
  { id: "0007_quotas", sql: quotas },
  { id: "0008_proved_passwords", sql: provedPasswords },
  { id: "0009_second_factor", sql: secondFactor },
  { id: "0010_reel_moves", sql: reelMoves },
  { id: "0011_logins", sql: logins },
  { id: "0012_seen_content", sql: seenContent },
  { id: "0013_circles", sql: circles },
  { id: "0014_pack_library", sql: packLibrary },
  { id: "0015_guests_by_age", sql: guestsByAge },
  { id: "0016_packs_taken_down", sql: packsTakenDown },
  { id: "0017_picture_going", sql: pictureGoing },
  { id: "0018_circle_out", sql: circleOut },
];
