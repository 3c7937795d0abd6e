import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { ALIAS_MAX_LENGTH } from "../../../src-shared/catalog/limits.ts";

/** A Discord user. */
export interface DiscordUser {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null | undefined;
  /** The nickname on the server where the activity runs. */
  readonly nickname?: string | undefined;
}

const NOT_IN_ALIASES = /[^\p{L}\p{M}\p{N} .'’_!?&+-]/gu;

function aliasFrom(name: string): string | undefined {
  const letters = Array.from(tidyAlias(name.replaceAll(NOT_IN_ALIASES, " ")));
  const alias = letters.slice(0, ALIAS_MAX_LENGTH).join("").trim();
  return aliasError(alias) === undefined ? alias : undefined;
}

/**
 * Returns a user's alias in the room: the name their friends see, without characters that an alias must not
 * contain.
 */
export function aliasOf({ id, username, global_name, nickname }: DiscordUser): string {
  const names = [nickname, global_name, username];
  for (const name of names) {
    const alias = name ? aliasFrom(name) : undefined;
    if (alias !== undefined) return alias;
  }
  // All names consist of emoji. The end of the id differs more between users than its beginning.
  return `No ${id.slice(-4)}`;
}
