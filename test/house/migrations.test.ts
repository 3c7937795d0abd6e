import { createHash } from "node:crypto";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { files, read } from "./repository.ts";

/**
 * The beginning of each migration's SHA-256. A database that has run a migration never runs it again, so what is
 * changed in it later would be missing there, and only there.
 */
const HASHES: Readonly<Record<string, string>> = {
  "0000_rooms_and_sessions.sql": "4737ce744146c8d2",
  "0001_accounts.sql": "7b99bfb9103e12f4",
  "0002_mail_details.sql": "426f740fe99e8d3f",
  "0003_profiles.sql": "d1581741f746fa1e",
  "0004_payments.sql": "c58e06da6a18e032",
  "0005_reels.sql": "9b82e1956227d9e2",
  "0006_discord.sql": "056cd9f3fc0ee6d9",
  "0007_quotas.sql": "69228e2950aaab51",
  "0008_proved_passwords.sql": "c5de4166856c66c1",
  "0009_second_factor.sql": "eef57dbcb86d2483",
  "0010_reel_moves.sql": "2efb90d2fa20384d",
  "0011_logins.sql": "f31f7684f599f6f5",
  "0012_seen_content.sql": "f59af019011a4760",
  "0013_circles.sql": "d4042d22c6076e94",
  "0014_pack_library.sql": "6750b25642c092dd",
  "0015_guests_by_age.sql": "1975fe5dcbab79f4",
  "0016_packs_taken_down.sql": "fa575eeed281714b",
  "0017_picture_going.sql": "940456d1845f81f5",
  "0018_circle_out.sql": "b61592a329c8cb4a",
};

it("no migration is changed after somebody may have run it", () => {
  const hashOf = (path: string) =>
    createHash("sha256").update(read(path)).digest("hex").slice(0, 16);
  expect(
    Object.fromEntries(files("migrations/*.sql").map((path) => [basename(path), hashOf(path)])),
    "To fix it: add a new migration's hash to the list. Undo a change of one that is on main, and write another.",
  ).toEqual(HASHES);
});
