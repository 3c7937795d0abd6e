import type { Drawing } from "../../../../src-shared/catalog/drawing.ts";
import type { InkStore, StoredInk } from "../../../../src-rooms/drawing/inkStore.ts";

/** An ink store in memory, for a room that lasts as long as its page. */
export function memoryInkStore(): InkStore {
  let rows: StoredInk[] = [];
  const kept = new Map<string, Drawing>();
  return {
    rows: () => rows,
    // Copied, because the room may reuse the frame's buffer.
    append: ({ frame, have }) => void rows.push({ frame: frame.slice(), have: new Map(have) }),
    turnOver: (drawings) => {
      rows = [];
      for (const [id, drawing] of drawings) kept.set(id, drawing);
    },
    drawing: (id) => kept.get(id),
    keepOnly: (ids) => {
      for (const id of kept.keys()) if (!ids.includes(id)) kept.delete(id);
    },
    forget: () => {
      rows = [];
      kept.clear();
    },
  };
}
