import * as z from "zod";

/** Rows of one page of a list. */
export const PAGE_SIZE = 20;
/** Nobody turns more pages than these. */
const PAGE_MAX = 10_000;

export const pageQuery = z.object({
  page: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(PAGE_MAX)
    .default(1)
    .meta({ description: "From 1" }),
});

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).readonly(),
    page: z.int(),
    pageCount: z.int(),
    total: z.int(),
  });
}

/** Where a page begins. */
export function offsetOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** A page with where it stands among the others. */
export function paged<Item>(items: readonly Item[], page: number, total: number) {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}
