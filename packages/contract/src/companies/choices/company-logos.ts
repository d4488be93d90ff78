/** The sizes of logos, as the side of a square in pixels. */
export const logoSizes = [64, 128, 256] as const;
export type LogoSize = (typeof logoSizes)[number];

export function logoUrlOf(logoUrl: string, size: LogoSize): string {
  return `${logoUrl}?size=${size}`;
}

/** The longer side of the small version of a company picture, in pixels. */
export const smallPictureSide = 640;
