/** Rows on one page of a list. */
export const PAGE_SIZE = 20;
/** Returns the index of a page's first row. */
export function offsetOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** Returns a page with its position among the others. */
export function paged<Item>(items: readonly Item[], page: number, total: number) {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}
