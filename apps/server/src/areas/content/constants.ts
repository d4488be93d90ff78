/** How long refused comments are kept. */
export const refusedDays = 30;

/** How long an unsubscribed address is kept, so that it can be undone. */
export const stoppedKeptDays = 30;

/** Widths of the stored sizes of a picture. */
export const pictureWidths = [1600, 960, 480] as const;
export const postPictureQuality = 80;
export const minPicturePixels = 320;

export const coverSize = { width: 800, height: 450 } as const;

/** How long call-back requests are kept. */
export const callBackDays = 90;

/** How long messages are kept; staff has them by mail. */
export const messageDays = 365;
