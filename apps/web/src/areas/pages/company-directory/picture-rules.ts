import { smallPictureSide } from '@waymark/contract/companies/choices/company-logos';

/** How wide the small version of a picture is, whose longer side is bounded. */
export function smallWidthOf({ width, height }: { width: number; height: number }): number {
  return Math.round(width * Math.min(1, smallPictureSide / Math.max(width, height)));
}
