/** The package brings no types; this is the part of it that is used. */
declare module "gifenc" {
  export type Rgb = readonly [number, number, number];

  export interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options?: {
        readonly palette?: readonly Rgb[];
        /** How long the frame stands, ms. */
        readonly delay?: number;
        /** 0 is for ever. */
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
