/** Rows of one page of a list. */
export const PAGE_SIZE = 20;
/** Where a page begins. */
export function offsetOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** A page with where it stands among the others. */
export function paged<Item>(items: readonly Item[], page: number, total: number) {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}
