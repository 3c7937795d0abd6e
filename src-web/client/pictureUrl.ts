/** Where a picture of a pack is. */
export function pictureUrl(id: string): string {
  return `/api/v1/picture/${id}`;
}
