import { createHash } from "node:crypto";

/** Movements that `src-web/ui/motion.css` has for everybody begin with this. */
const SHARED = "hubbub-";

/**
 * The name of a class or movement of a CSS Module in what is built. Shared movements keep theirs: under a
 * module's own name none would be found, and nothing would move.
 */
export function scopedName(name: string, file: string): string {
  if (name.startsWith(SHARED)) return name;
  const place = file.slice(file.lastIndexOf("/src-web/"));
  return `_${name}_${createHash("sha256").update(place).digest("hex").slice(0, 5)}`;
}
