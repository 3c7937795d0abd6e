/** What an operator may configure; docs/deploy.md explains each item. */
export const SETUP_ITEMS = [
  "name",
  "keys",
  "limits",
  "address",
  "mail",
  "legal",
  "payment",
  "discord",
  "google",
  "activity",
  "cast",
  "pictures",
  "translation",
  "analytics",
  "metrics",
  "errors",
  "production",
] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** What a site with guests should not go without: admins are reminded of it when they log in. */
export const FIRST_ITEMS: readonly SetupItem[] = ["mail", "legal", "address", "name", "keys"];

/**
 * `ok`: configured; `standIn`: a built-in substitute is used; `missing`: not configured, so the feature is
 * off.
 */
export const SETUP_STATES = ["ok", "standIn", "missing"] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** Every admin action that is written to the audit log. */
export const AUDIT_ACTIONS = [
  "user.change",
  "user.resetFactor",
  "invite.send",
  "invite.revoke",
  "room.close",
  "room.makePrivate",
  "room.journal",
  "report.judge",
  "pack.hide",
  "pack.show",
  "flag.turn",
  "contact.delete",
  "mail.read",
  "export.newsletter",
  "export.survey",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
