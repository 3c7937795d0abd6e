import { and, eq, gt, isNull, like, lt, ne, or, sql } from "drizzle-orm";
import { COUNTS_KEPT_DAYS } from "../../src-shared/catalog/events.ts";
import { SEEN_KEPT_MS } from "../../src-shared/catalog/limits.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { Database } from "../db/client.ts";
import { checkout, paymentEvent } from "../db/payments.schema.ts";
import { game, room } from "../db/schema.ts";
import { auditEntry, contactMessage, report, surveyAnswer } from "../db/site.schema.ts";
import { sweepPictures } from "../features/packs/pictures.usecases.ts";
import { deleteOldInstances } from "../features/discord/instance.repository.ts";
import { deleteOldMails } from "../mail/outbox.repository.ts";
import type { Deps } from "../shared/deps.ts";
import { forgetWeakAnswers } from "../features/rooms/outbox/leftAnswers.repository.ts";
import { deleteUnseenGames } from "../features/rooms/outbox/unseenGames.repository.ts";
import { forgetReels } from "../features/profile/reel/reel.repository.ts";
import { deleteUnconfirmed } from "../mail/subscriber.repository.ts";
import { deleteExpiredTokens, LINK_WORKS_MS } from "../mail/mailToken.ts";
import { purgeGuests } from "../features/accounts/purgeGuests.ts";
import { forgetCounts } from "../shared/dayCounts.ts";
import { deleteInBatches, inBatches } from "../shared/inBatches.ts";
import { deleteOldUses } from "../shared/quota.ts";
import { deleteOldTries } from "../identity/throttle.ts";
import { deleteExpiredSessions } from "../identity/user.repository.ts";

/** Days after a room's last report until the room is deleted. Its games stay. */
const ROOM_KEPT_DAYS = 30;
/** Days after its creation until a guest without a session is deleted. */
const GUEST_KEPT_DAYS = 90;
/** Days for which the fate of a mail can be looked up. */
const MAIL_KEPT_DAYS = 7;
/**
 * Days after which the payment provider does not repeat an event any more, and nobody looks at a checkout.
 */
const EVENT_KEPT_DAYS = 90;
/** Days for which the actions of admins can be looked up. */
const AUDIT_KEPT_DAYS = 730;
/** Days for which admins can see to whom an invitation was sent. That there was one stays. */
const INVITED_KEPT_DAYS = 30;
/** Days for which a report is kept after it was judged, or after it was made if nobody judged it. */
const REPORT_KEPT_DAYS = 365;
/** Days for which a message to the team is kept when nobody deletes it. */
const MESSAGE_KEPT_DAYS = 365;
/** Days for which answers of the survey are kept. */
const SURVEY_KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The clean-up tasks by name. Each runs independently of the others. */
function chores(
  deps: Pick<Deps, "database" | "now" | "pictures">,
  db: Database,
): Readonly<Record<string, () => Promise<unknown>>> {
  const now = deps.now();
  const before = (days: number) => now - days * DAY_MS;
  return {
    rooms: async () => {
      const over = before(ROOM_KEPT_DAYS);
      // First, since only a room's row leads to what was made in it.
      await deleteUnseenGames(db, over, now);
      await deleteInBatches(db, room, lt(room.updatedAt, over));
    },
    seen: () =>
      inBatches(async (rows) => {
        // A range, so that SQLite searches the index of hosts instead of every game.
        const over = and(gt(game.hostUserId, ""), lt(game.endedAt, now - SEEN_KEPT_MS));
        const some = sql`rowid IN (SELECT rowid FROM ${game} WHERE ${over} LIMIT ${rows})`;
        const forgotten = db.update(game).set({ hostUserId: null, shown: null });
        return (await forgotten.where(some).run()).meta.changes;
      }),
    instances: () => deleteOldInstances(db, before(ROOM_KEPT_DAYS)),
    sessions: () => deleteExpiredSessions(db, now),
    guests: () => purgeGuests(db, before(GUEST_KEPT_DAYS), now),
    // Sign-ups that nobody confirmed are deleted with their tokens.
    tokens: () => deleteExpiredTokens(db, now),
    tries: () => deleteOldTries(db, now),
    quotas: () => deleteOldUses(db, now),
    subscribers: () => deleteUnconfirmed(db, now - LINK_WORKS_MS.newsletter),
    paymentEvents: () =>
      deleteInBatches(db, paymentEvent, lt(paymentEvent.handledAt, before(EVENT_KEPT_DAYS))),
    checkouts: () => deleteInBatches(db, checkout, lt(checkout.createdAt, before(EVENT_KEPT_DAYS))),
    audit: () => deleteInBatches(db, auditEntry, lt(auditEntry.at, before(AUDIT_KEPT_DAYS))),
    invited: () =>
      db
        .update(auditEntry)
        .set({ subject: "?" })
        .where(
          and(
            or(like(auditEntry.action, "invite.%"), eq(auditEntry.action, "mail.read")),
            lt(auditEntry.at, before(INVITED_KEPT_DAYS)),
            ne(auditEntry.subject, "?"),
          ),
        ),
    judgedReports: () => db.delete(report).where(lt(report.handledAt, before(REPORT_KEPT_DAYS))),
    openReports: () =>
      db
        .delete(report)
        .where(and(isNull(report.handledAt), lt(report.createdAt, before(REPORT_KEPT_DAYS)))),
    messages: () =>
      db.delete(contactMessage).where(lt(contactMessage.createdAt, before(MESSAGE_KEPT_DAYS))),
    survey: () =>
      db.delete(surveyAnswer).where(lt(surveyAnswer.createdAt, before(SURVEY_KEPT_DAYS))),
    counts: () => forgetCounts(db, before(COUNTS_KEPT_DAYS)),
    pictures: () => sweepPictures(deps),
    reels: () => forgetReels(db, now),
    mails: () => deleteOldMails(db, before(MAIL_KEPT_DAYS)),
    answers: () => forgetWeakAnswers(db),
  };
}

/**
 * Deletes what must not stay in the database; runs daily. If one task fails, the others still run. The first
 * failure is thrown at the end, so that the run counts as failed.
 */
export async function cleanUp(deps: Pick<Deps, "database" | "now" | "pictures">): Promise<void> {
  const db = await deps.database();
  const failures: unknown[] = [];
  for (const [chore, work] of Object.entries(chores(deps, db))) {
    try {
      await work();
    } catch (error) {
      log("error", "clean_up.failed", { chore, ...faultOf(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
