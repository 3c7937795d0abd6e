/**
 * Is the object's alarm to be set anew, or taken back? One that comes too early stays where it is: it finds nothing to
 * do and sets the next, while each setting is billed as a row written (docs/scaling.md). Where nothing is due at all
 * there is none. Times in ms since 1970; undefined: none is set, or none is wanted.
 */
export function needsArming(armedFor: number | undefined, wanted: number | undefined): boolean {
  if (armedFor === undefined || wanted === undefined) return armedFor !== wanted;
  return wanted < armedFor;
}
