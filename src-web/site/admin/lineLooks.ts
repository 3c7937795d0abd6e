/** How the lines of a chart look, in their order: told apart by their dashes as well as by colour. */
export const LOOKS = [
  { color: "#ffd23f", dash: [] },
  { color: "#58e6d9", dash: [10, 5] },
  { color: "#ff8f8f", dash: [3, 5] },
] as const satisfies readonly { readonly color: string; readonly dash: readonly number[] }[];
