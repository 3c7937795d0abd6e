/**
 * Every code with which the HTTP side or a room says no, and its HTTP status. It is one catalogue:
 * each code is translated under `errorKey(code)` in all languages. Codes with a dot are the keys
 * that the specification's section 8 names.
 */
export const ERROR_STATUS = {
  invalid_json: 400,
  bad_signature: 400,
  guests_have_no_roles: 400,
  validation_failed: 400,
  terms_not_accepted: 400,
  password_too_weak: 400,
  "registration.email_has_not_been_verified": 400,
  social_login_failed: 400,
  "error.max_players_reached": 400,
  alias_required: 400,
  alias_too_long: 400,
  alias_characters: 400,
  avatar_unknown: 400,
  host_and_play_not_offered: 400,
  text_empty: 400,
  text_too_long: 400,
  clue_names_player: 400,
  text_not_allowed: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  bad_room_token: 401,
  subscription_expired: 403,
  guest_limit: 403,
  game_not_offered: 403,
  not_registered: 403,
  not_admin: 403,
  account_blocked: 403,
  social_login_denied: 403,
  social_email_unverified: 403,
  kicked: 403,
  seat_moved: 403,
  link_forged: 403,
  not_yours: 403,
  not_host: 403,
  host_is_spectating: 403,
  foreign_origin: 403,
  no_session: 403,
  not_found: 404,
  provider_not_configured: 404,
  game_not_found: 404,
  pack_not_found: 404,
  user_not_found: 404,
  invite_not_found: 404,
  report_not_found: 404,
  payment_not_found: 404,
  no_game_running: 404,
  player_not_found: 404,
  method_not_allowed: 405,
  "error.avatar_in_use": 409,
  too_many_packs: 409,
  already_registered: 409,
  not_on_yourself: 409,
  report_judged: 409,
  already_subscribed: 409,
  no_subscription: 409,
  payment_event_early: 409,
  tv_already_started: 409,
  not_enough_players: 409,
  crowd_open: 409,
  too_many_remotes: 409,
  game_running: 409,
  game_paused: 409,
  game_not_playable: 409,
  no_robot_left: 409,
  stage_over: 409,
  not_your_turn: 409,
  double_used: 409,
  invalid_move: 409,
  word_used: 409,
  own_entry: 409,
  not_shown: 409,
  not_in_hand: 409,
  game_over: 410,
  link_used: 410,
  link_expired: 410,
  crowd_closed: 410,
  reel_expired: 410,
  reel_removed: 410,
  login_code_expired: 410,
  survey_closed: 410,
  token_expired: 410,
  body_too_large: 413,
  photo_unusable: 415,
  too_many_requests: 429,
  "error.server_unavailable": 503,
  database_unavailable: 503,
  payment_not_configured: 503,
  translation_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** All codes, for schemas and tests. */
// SAFETY: Object.keys of a constant object yields exactly its keys.
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERROR_STATUS) as ErrorCode[];

/** Translation key of a code: one with a dot is a key itself. */
export function errorKey(code: ErrorCode): string {
  return code.includes(".") ? code : `error.${code}`;
}

/** Is this text one of our codes? For answers that came over a network. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_STATUS, value);
}
