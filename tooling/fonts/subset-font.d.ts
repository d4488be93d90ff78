/** What of `subset-font`, which has no types of its own, the fonts are made with. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
