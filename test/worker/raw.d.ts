/// <reference types="vite/types/importMeta.d.ts" />

/** Files read as text by the test's bundler. */
declare module "*?raw" {
  const text: string;
  export default text;
}
