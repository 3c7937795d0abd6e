/** What an operator may configure; docs/deploy.md lists what each of them is. */
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
  "translation",
  "analytics",
  "metrics",
  "errors",
  "production",
] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** What a site with guests should not do without: admins are asked for it when they come in. */
export const FIRST_ITEMS: readonly SetupItem[] = ["mail", "legal", "address", "name", "keys"];

/** `ok`: configured; `standIn`: something of ours does instead; `missing`: the feature is off. */
export const SETUP_STATES = ["ok", "standIn", "missing"] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** Everything an admin can do that is written down. */
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
