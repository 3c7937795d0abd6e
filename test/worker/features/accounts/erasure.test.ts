import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { expect, test } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import * as accounts from "../../../../src-worker/db/accounts.schema.ts";
import * as factors from "../../../../src-worker/db/secondFactor.schema.ts";
import * as circles from "../../../../src-worker/db/circles.schema.ts";
import type { Database } from "../../../../src-worker/db/client.ts";
import { discordInstance } from "../../../../src-worker/db/discord.schema.ts";
import { pack, packLike, picture } from "../../../../src-worker/db/packs.schema.ts";
import * as payments from "../../../../src-worker/db/payments.schema.ts";
import { reel } from "../../../../src-worker/db/reel.schema.ts";
import * as rooms from "../../../../src-worker/db/schema.ts";
import * as site from "../../../../src-worker/db/site.schema.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { member } from "../../support/people.ts";
import { database } from "../../support/support.ts";

/** A text in every value that identifies a person or was made by them. */
const MARK = "zsazsa";
const language = "en" as const;

interface Person {
  readonly id: string;
  readonly email: string;
}

/** Makes the rows that a table holds about a person, or is the reason why it holds none. */
type Kept = string | ((db: Database, person: Person) => readonly BatchItem<"sqlite">[]);

/** Every table of the database, with what it may hold about a person. */
const TABLES: Readonly<Record<string, Kept>> = {
  user: (db, { id }) => [
    db.insert(rooms.user).values({
      id: `guest ${id}`,
      kind: "guest",
      name: MARK,
      language,
      createdAt: 1,
      mergedInto: id,
    }),
  ],
  session: (db, { id }) => [
    db.insert(rooms.session).values({
      id,
      tokenHash: id,
      family: id,
      userId: id,
      createdAt: 1,
      expiresAt: 2,
      device: MARK,
      usedAt: 1,
    }),
  ],
  second_factor: (db, { id }) => [
    db.insert(factors.secondFactor).values({ userId: id, secret: "sealed", since: 1 }),
  ],
  recovery_code: (db, { id }) => [
    db.insert(factors.recoveryCode).values({ userId: id, codeHash: "hashed" }),
  ],
  identity: (db, { id }) => [
    db
      .insert(accounts.identity)
      .values({ provider: "google", subject: MARK, userId: id, createdAt: 1 }),
  ],
  mail_token: (db, { id, email }) => {
    const row = { email, emailKey: email, language, createdAt: 1, expiresAt: 2 };
    const signUp = {
      name: MARK,
      passwordHash: "x",
      marketingConsent: true,
      favoriteAvatarSrc: null,
      guestUserId: null,
    };
    return [
      db
        .insert(accounts.mailToken)
        .values({ ...row, tokenHash: `a ${id}`, purpose: "reset", userId: id }),
      // A sign-up with the same address, whose link was never opened.
      db
        .insert(accounts.mailToken)
        .values({ ...row, tokenHash: `b ${id}`, purpose: "verify", userId: null, signUp }),
    ];
  },
  mail: (db, { id, email }) => {
    const row = { subject: MARK, html: MARK, text: MARK, createdAt: 1 };
    return [
      db.insert(accounts.mail).values({ ...row, id: `a ${id}`, recipient: email, nextAt: 5 }),
      db.insert(accounts.mail).values({
        ...row,
        id: `b ${id}`,
        recipient: "team@party.example",
        replyTo: email.toUpperCase(),
      }),
    ];
  },
  subscriber: (db, { email }) => [
    db.insert(accounts.subscriber).values({ email, emailKey: email, language, createdAt: 1 }),
  ],
  contact_message: (db, { id, email }) => [
    db.insert(site.contactMessage).values({
      id,
      name: MARK,
      email: email.toUpperCase(),
      message: MARK,
      createdAt: 1,
    }),
  ],
  audit_entry: (db, { id, email }) => {
    const row = { at: 1, actorId: "an admin", detail: {} };
    return [
      db
        .insert(site.auditEntry)
        .values({ ...row, id: `a ${MARK}`, action: "invite.send", subject: email.toUpperCase() }),
      db
        .insert(site.auditEntry)
        .values({ ...row, id: `b ${MARK}`, action: "user.change", subject: id }),
    ];
  },
  report: (db, { id }) => [
    db.insert(site.report).values({
      id: "reported",
      roomId: "r",
      gameCode: "ABCDE",
      reporterId: 1,
      userId: id,
      content: "what was shown",
      reason: "other",
      createdAt: 1,
    }),
    // One that they made themselves, about somebody else's pack.
    db.insert(site.report).values({
      id: "reporting",
      roomId: "",
      gameCode: "",
      reporterId: 0,
      packId: "a pack",
      reporterUserId: id,
      content: "what was shown",
      reason: "other",
      createdAt: 1,
    }),
  ],
  existing_answer: (db, { id }) => [
    db.insert(site.existingAnswer).values({
      id,
      language,
      promptId: "p",
      answer: MARK,
      userId: id,
      share: 1,
      createdAt: 1,
    }),
  ],
  room: (db, { id }) => [
    db.insert(rooms.room).values({
      id: "hosted",
      gameCode: "ABCDE",
      hostType: "HOST",
      hostUserId: id,
      isPublic: false,
      language,
      active: false,
      createdAt: 1,
      playerCount: 1,
      updatedAt: 1,
    }),
  ],
  game: (db, { id: hostUserId }) => [
    db.insert(rooms.game).values({
      hostUserId,
      id: "played",
      roomId: "hosted",
      gameCode: "ABCDE",
      gameType: "REQUIP",
      settings: defaultSettings("REQUIP", "en"),
      startedAt: 1,
      playerCount: 1,
      highlights: { best: MARK },
    }),
  ],
  game_player: (db, { id }) => [
    db.insert(rooms.gamePlayer).values({
      gameId: "played",
      playerId: 1,
      userId: id,
      alias: MARK,
      avatarSrc: "pear.webp",
      hexColor: "#112233",
      robot: false,
      score: 1,
      rank: 1,
    }),
  ],
  keepsake: (db) => [
    db.insert(rooms.keepsake).values({
      gameId: "played",
      // SAFETY: seats are numbers; only the room's own code brands them.
      items: [{ id: "k", kind: "drawing", playerIds: [1], body: MARK }] as never,
    }),
  ],
  reel: (db, { id }) => [
    db.insert(reel).values({
      id: "night",
      roomId: "hosted",
      hostUserId: id,
      language,
      isOn: true,
      leftOut: [],
      createdAt: 1,
      expiresAt: 2,
    }),
  ],
  pack_like: (db, { id }) => [
    db.insert(rooms.user).values({ id: "other", kind: "guest", language, createdAt: 1 }),
    db.insert(pack).values({
      id: "foreign",
      kind: "word",
      ownerId: "other",
      name: "Cheeses",
      language,
      isPublic: true,
      entries: ["Gouda"],
      likes: 1,
      createdAt: 1,
      updatedAt: 1,
    }),
    db.insert(packLike).values({ packId: "foreign", userId: id }),
  ],
  picture: (db, { id }) => [
    db.insert(picture).values({ id: "0".repeat(64), ownerId: id, bytes: 1, createdAt: 1 }),
  ],
  picture_going: "what a picture's bytes come to, for a moment: nothing says whose it was",
  picture_ban: "what a picture's bytes come to: nothing says whose it was",
  circle: (db, { id }) => [
    // This person is its only member.
    db.insert(circles.circle).values({ id: `circle ${id}`, name: MARK, createdAt: 1 }),
  ],
  circle_member: (db, { id }) => [
    db.insert(circles.circleMember).values({
      id: "m",
      circleId: `circle ${id}`,
      userId: id,
      name: MARK,
      avatarSrc: "pear.webp",
      joinedAt: 1,
    }),
  ],
  circle_out: (db, { id }) => [
    db.insert(circles.circle).values({ id: "others", name: "theirs", createdAt: 1 }),
    db.insert(circles.circleOut).values({ circleId: "others", userId: id, linkNumber: 0 }),
  ],
  circle_evening: (db, { id }) => [
    db.insert(circles.circleEvening).values({ circleId: `circle ${id}`, roomId: "hosted", at: 1 }),
  ],
  circle_date: (db, { id }) => [
    db.insert(circles.circleDate).values({
      circleId: `circle ${id}`,
      uid: "u",
      at: 1,
      minutes: 180,
      sequence: 0,
      changedAt: 1,
    }),
  ],
  pack: (db, { id }) => [
    db.insert(pack).values({
      id,
      kind: "word",
      ownerId: id,
      name: MARK,
      language,
      isPublic: true,
      entries: [MARK],
      createdAt: 1,
      updatedAt: 1,
    }),
  ],
  checkout: (db, { id }) => [
    db.insert(payments.checkout).values({
      sessionId: id,
      userId: id,
      planId: "p",
      currency: "eur",
      amount: 1,
      status: "complete",
      createdAt: 1,
    }),
  ],
  subscription: (db, { id }) => [
    db.insert(payments.subscription).values({
      id,
      userId: id,
      planId: "p",
      status: "active",
      currentPeriodEnd: 1,
      cancelAtPeriodEnd: true,
      toldAt: 1,
    }),
  ],
  payment: (db, { id }) => [
    db.insert(payments.payment).values({
      id,
      userId: id,
      invoiceId: id,
      planId: "p",
      currency: "eur",
      amount: 1,
      status: "paid",
      periodStart: 1,
      periodEnd: 2,
      createdAt: 1,
    }),
  ],
  discord_instance: (db) => [
    db
      .insert(discordInstance)
      .values({ instanceId: "i", gameCode: "ABCDE", roomId: "hosted", createdAt: 1 }),
  ],
  payment_event: "ids of events the provider told, for ninety days",
  login_failure: "keyed hashes",
  quota_use: "keyed hashes",
  survey_answer: "nobody's: answers come without a name, and none is asked for",
  event_count: "sums of a day",
  feature_flag: "switches, with the id of the admin who turned one",
  d1_migrations: "names of files",
  migration: "names of files",
};

const LISTED = "To fix it: say in TABLES what the table keeps of a person, and erase it.";

test("no table identifies a user once their account is deleted", async () => {
  const db = await database();
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'
      AND name NOT GLOB 'sqlite_*'`,
  );
  const names = tables.map(({ name }) => name).toSorted();
  expect(names, LISTED).toEqual(Object.keys(TABLES).toSorted());
  // Addresses are stored as they were typed, and SQLite's lower() knows only a to z.
  const email = `Żuk.${MARK}@members.example`;
  const { user: row } = await member({ name: MARK, email, emailKey: email });
  const person = { id: row.id, email };
  const rows = Object.values(TABLES).flatMap((kept) =>
    typeof kept === "string" ? [] : kept(db, person),
  );
  const [first, ...others] = rows;
  if (!first) throw new Error("nothing to erase");
  await db.batch([first, ...others]);

  /** Returns the tables in which the person can still be found, with their contents. */
  const traces = async () => {
    const found: Record<string, string> = {};
    for (const name of names) {
      const text = JSON.stringify(await db.all(sql`SELECT * FROM ${sql.identifier(name)}`));
      const hit = text.toLowerCase().includes(MARK) || text.includes(person.id);
      if (hit) found[name] = text;
    }
    return found;
  };
  const about = Object.keys(TABLES).filter((name) => typeof TABLES[name] !== "string");
  const none = ["discord_instance"];
  expect(Object.keys(await traces()).toSorted()).toEqual(
    about.filter((name) => !none.includes(name)).toSorted(),
  );

  await eraseAccount(db, person.id, Date.now());
  const { audit_entry: audit = "", ...left } = await traces();
  expect(left).toEqual({});
  // The log of admin actions stays, with an id that no longer names anybody.
  expect(audit.toLowerCase()).not.toContain(email.toLowerCase());
  expect(audit).toContain(`"subject":"?"`);
  expect(audit).toContain(`"subject":"${person.id}"`);
});
