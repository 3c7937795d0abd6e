import type { InkStore, StoredInk } from "../../../src-rooms/drawing/inkStore.ts";

/** An ink store that lives as long as the test. */
export function storeOf(): InkStore {
  const rows: StoredInk[] = [];
  return {
    rows: () => rows,
    append: ({ frame, have }) => rows.push({ frame, have: new Map(have) }),
    turnOver: () => rows.splice(0),
    drawing: () => undefined,
    keepOnly: () => undefined,
    forget: () => rows.splice(0),
  };
}
