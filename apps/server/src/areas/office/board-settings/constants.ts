/** Of the mark's longer side; it is shown at 32 pixels and as an icon. */
export const markPixels = 256;
export const markFewestPixels = 64;
export const markQuality = 92;

/** What can be set back to; older marks are removed. */
export const marksKept = 10;
export const changesShown = 20;

/** Of an exported file, the mark included. */
export const importMaxBytes = 8 * 1024 * 1024;

/** When the words of the templates of terms, privacy and imprint were last changed. */
export const legalTemplateDay = '2026-11-29';

/** Of the picture of the home page, which is at most as wide as the page. */
export const lookPictureWidth = 1600;
export const lookPictureHeight = 1200;
export const lookPicturesKept = 30;
/** How long a link to a draft of the look works. */
export const previewMinutes = 30;
