import { lt } from "drizzle-orm";
import { checkout, paymentEvent } from "../db/payments.schema.ts";
import { room } from "../db/schema.ts";
import { auditEntry, report } from "../db/site.schema.ts";
import { deleteOldInstances } from "../features/discord/instance.repository.ts";
import { deleteOldMails } from "../mail/outbox.repository.ts";
import type { Deps } from "../shared/deps.ts";
import { forgetWeakAnswers } from "../features/rooms/outbox/leftAnswers.repository.ts";
import { forgetReels } from "../features/profile/reel/reel.repository.ts";
import { deleteUnconfirmed } from "../mail/subscriber.repository.ts";
import { deleteExpiredTokens, LINK_WORKS_MS } from "../mail/mailToken.ts";
import { purgeGuests } from "../features/accounts/purgeGuests.ts";
import { deleteOldTries } from "../identity/throttle.ts";
import { deleteExpiredSessions } from "../identity/user.repository.ts";

/** Days after which a room that tells nothing any more is forgotten; its games stay. */
const ROOM_KEPT_DAYS = 30;
/** Days after which a guest is forgotten whom no browser knows any more. */
const GUEST_KEPT_DAYS = 90;
/** Days for which one can see what became of a mail. */
const MAIL_KEPT_DAYS = 7;
/** Days after which the payment provider tells no event again, and nobody asks about a checkout. */
const EVENT_KEPT_DAYS = 90;
/** Days for which one can see what admins did. */
const AUDIT_KEPT_DAYS = 730;
/** Days for which a report that was judged is kept. */
const REPORT_KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What has to go from the database every day. */
export async function cleanUp(deps: Deps): Promise<void> {
  const db = await deps.database();
  const now = deps.now();
  await db.delete(room).where(lt(room.updatedAt, now - ROOM_KEPT_DAYS * DAY_MS));
  await deleteOldInstances(db, now - ROOM_KEPT_DAYS * DAY_MS);
  await deleteExpiredSessions(db, now);
  await purgeGuests(db, now - GUEST_KEPT_DAYS * DAY_MS);
  // Sign-ups that nobody confirmed go with their links.
  await deleteExpiredTokens(db, now);
  await deleteOldTries(db, now);
  await deleteUnconfirmed(db, now - LINK_WORKS_MS.newsletter);
  await db.delete(paymentEvent).where(lt(paymentEvent.handledAt, now - EVENT_KEPT_DAYS * DAY_MS));
  await db.delete(checkout).where(lt(checkout.createdAt, now - EVENT_KEPT_DAYS * DAY_MS));
  await db.delete(auditEntry).where(lt(auditEntry.at, now - AUDIT_KEPT_DAYS * DAY_MS));
  await db.delete(report).where(lt(report.handledAt, now - REPORT_KEPT_DAYS * DAY_MS));
  await forgetReels(db, now);
  await deleteOldMails(db, now - MAIL_KEPT_DAYS * DAY_MS);
  await forgetWeakAnswers(db);
}
