/** Returns the address of a picture of a pack. */
export function pictureUrl(id: string): string {
  return `/api/v1/picture/${id}`;
}
