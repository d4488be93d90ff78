/** Widths of the stored sizes of a picture. */
export const pictureWidths = [1600, 960, 480] as const;
export const postPictureQuality = 80;
export const minPicturePixels = 320;

export const coverSize = { width: 800, height: 450 } as const;
