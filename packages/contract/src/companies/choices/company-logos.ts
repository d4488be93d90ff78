/** Logos are kept in these sizes, squares of so many pixels. */
export const logoSizes = [64, 128, 256] as const;
export type LogoSize = (typeof logoSizes)[number];

/** The address of a logo in one of its sizes. */
export function logoUrlOf(logoUrl: string, size: LogoSize): string {
  return `${logoUrl}?size=${size}`;
}

/** The longer side of the small version of a company's picture, in pixels. */
export const smallPictureSide = 640;
