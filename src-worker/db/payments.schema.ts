import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHECKOUT_STATUSES, PAYMENT_STATUSES } from "../../src-shared/catalog/plans.ts";
import { user } from "./schema.ts";

// All instants are ms since 1970, amounts in minor units (cents) of their currency.

/** A checkout that was started: who pays for what, and the room that waits for it. */
export const checkout = sqliteTable(
  "checkout",
  {
    /** The provider's id of the checkout session. */
    sessionId: text("session_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    planId: text("plan_id").notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    /** The room that receives `paymentStatus` when the payment has arrived. */
    gameCode: text("game_code"),
    status: text({ enum: CHECKOUT_STATUSES }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("checkout_user").on(table.userId)],
);

/** Subscriptions as the provider last reported them; an older event never overwrites a newer one. */
export const subscription = sqliteTable(
  "subscription",
  {
    /** The provider's id of the subscription. */
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    planId: text("plan_id").notNull(),
    status: text().notNull(),
    currentPeriodEnd: integer("current_period_end").notNull(),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
    /** When it ended for good; whatever was paid for later time does not count. */
    endedAt: integer("ended_at"),
    /** When the provider created the last event that was applied. */
    toldAt: integer("told_at").notNull(),
  },
  (table) => [index("subscription_user").on(table.userId)],
);

/** Payments and their refunds. */
export const payment = sqliteTable(
  "payment",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The provider's id of the invoice: reported twice, it is still one payment. */
    invoiceId: text("invoice_id").notNull().unique(),
    subscriptionId: text("subscription_id"),
    planId: text("plan_id").notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    periodStart: integer("period_start").notNull(),
    periodEnd: integer("period_end").notNull(),
    /** The provider's page for the invoice. */
    invoiceUrl: text("invoice_url"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("payment_user").on(table.userId, table.createdAt)],
);

/** Events from the provider that were handled; the same event again changes nothing. */
export const paymentEvent = sqliteTable("payment_event", {
  id: text().primaryKey(),
  type: text().notNull(),
  createdAt: integer("created_at").notNull(),
  handledAt: integer("handled_at").notNull(),
});
