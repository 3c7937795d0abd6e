import { onTestFinished } from "vitest";
import { announcements, onAnnouncement } from "../../../src-web/ui/feedback/announcer.ts";

/**
 * The texts of all stickers that appear from now on until the test ends, in this order. A sticker leaves the
 * page after seconds, and a process that stands back beside browsers may not get to look at it in that time.
 */
export function toastsFromNow(): readonly string[] {
  const known = new Set(announcements().toasts.map(({ id }) => id));
  const said: string[] = [];
  onTestFinished(
    onAnnouncement(() => {
      for (const { id, text } of announcements().toasts) {
        if (known.has(id)) continue;
        known.add(id);
        said.push(text);
      }
    }),
  );
  return said;
}
