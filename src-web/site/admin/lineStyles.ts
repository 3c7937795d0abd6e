/** The styles of a chart's lines in order. They differ in dashes as well as in colour. */
export const LINE_STYLES = [
  { color: "#ffd23f", dash: [] },
  { color: "#58e6d9", dash: [10, 5] },
  { color: "#ff8f8f", dash: [3, 5] },
] as const satisfies readonly { readonly color: string; readonly dash: readonly number[] }[];
