/** Roles of an account, as its access token carries them. */
export const ROLES = ["role_guest", "role_user", "role_admin", "role_jest"] as const;
export type Role = (typeof ROLES)[number];

/** Kinds of accounts. */
export const ACCOUNT_KINDS = ["guest", "registered"] as const;

/** Other services whose accounts may be used to log in. */
export const PROVIDERS = ["discord", "google"] as const;
export type Provider = (typeof PROVIDERS)[number];
