/** The same object without its undefined fields, for calls that tell 'absent' from 'undefined'. */
export function given<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  // SAFETY: what was undefined is gone; everything else is as it was.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };
}
