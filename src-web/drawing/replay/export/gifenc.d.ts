/** Types for the part of the package that is used, since it has none. */
declare module "gifenc" {
  export type Rgb = readonly [number, number, number];

  export interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options?: {
        readonly palette?: readonly Rgb[];
        /** How long the frame is shown, ms. */
        readonly delay?: number;
        /** 0 means for ever. */
        readonly repeat?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): readonly Rgb[];
  export function applyPalette(rgba: Uint8ClampedArray, palette: readonly Rgb[]): Uint8Array;
}
