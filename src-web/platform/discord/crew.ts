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

/** Who is in the activity and has no seat in the room: on the way, or left. Namesakes count one by one. */
export function missingFrom(crew: readonly string[], seated: readonly string[]): readonly string[] {
  const left = seated.map((alias) => alias.toLowerCase());
  return crew.filter((alias) => {
    const at = left.indexOf(alias.toLowerCase());
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
