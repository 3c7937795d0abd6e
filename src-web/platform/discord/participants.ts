import { useSyncExternalStore } from "react";
import { aliasOf, type DiscordUser } from "./displayName.ts";

let aliases: readonly string[] = [];
const listeners = new Set<() => void>();

/** Stores who is in the activity now, as reported by Discord. */
export function setParticipants(participants: readonly DiscordUser[]): void {
  aliases = participants.map(aliasOf);
  for (const listener of listeners) listener();
}

/** Aliases of everybody in the activity, whether or not they have a seat in the room yet. */
export function useParticipants(): readonly string[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => aliases,
  );
}

/** Participants of the activity without a seat in the room: they have not joined yet, or have left it. */
interface Missing {
  readonly count: number;
  /** Their aliases; undefined when a seated player uses a name that Discord does not know. */
  readonly names: readonly string[] | undefined;
}

/**
 * Compares the participants with the people in seats (without robots). Two people of the same name count as
 * two.
 */
export function missingFrom(participants: readonly string[], seated: readonly string[]): Missing {
  const left = seated.map((alias) => alias.toLowerCase());
  const names = participants.filter((alias) => {
    const at = left.indexOf(alias.toLowerCase());
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const count = Math.max(0, names.length - left.length);
  return { count, names: left.length === 0 ? names : undefined };
}
