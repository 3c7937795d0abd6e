import { useSyncExternalStore } from "react";
import { aliasOf, type DiscordUser } from "./displayName.ts";

let aliases: readonly string[] = [];
const listeners = new Set<() => void>();

/** Who is in the activity now, as Discord tells it. */
export function setCrew(participants: readonly DiscordUser[]): void {
  aliases = participants.map(aliasOf);
  for (const listener of listeners) listener();
}

/** Aliases of everybody in the activity, whether they sit in the room already or not. */
export function useCrew(): readonly string[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => aliases,
  );
}

/** Who of the activity has no seat in the room: on the way, or left. */
interface Missing {
  readonly count: number;
  /** Aliases of them; undefined when somebody sits under a name that Discord does not know. */
  readonly names: readonly string[] | undefined;
}

/** Compare names with seats (no robots'). Namesakes count one by one. */
export function missingFrom(crew: readonly string[], seated: readonly string[]): Missing {
  const left = seated.map((alias) => alias.toLowerCase());
  const names = crew.filter((alias) => {
    const at = left.indexOf(alias.toLowerCase());
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const count = Math.max(0, names.length - left.length);
  return { count, names: left.length === 0 ? names : undefined };
}
