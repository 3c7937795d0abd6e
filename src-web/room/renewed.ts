/** Room tokens that were renewed, by those a screen began with: a screen stays while its proof is another. */
export const renewed = new Map<string, string>();
