import { smallPictureSide } from '@waymark/contract/companies/choices/company-logos';

/** A logo smaller than this on its longer side is not recognised. */
export const logoFewestPixels = 64;

/** Of the square, what a logo takes that is no square itself: the rest is margin. */
export const logoShare = 0.9;

/** Signs have hard edges, which a photograph's quality would blur. */
export const logoQuality = 92;

/** Of the longer side, in pixels: for large screens, and for small ones. */
export const pictureSides = { large: 1600, small: smallPictureSide } as const;
export const pictureFewestPixels = 240;
/** A strip is not seen on a page. */
export const pictureWidestRatio = 4;
export const companyPictureQuality = 80;

/** An address never shows another picture; a shared cache asks again, because a company may be suspended. */
export const cacheForever = 'public, max-age=31536000, s-maxage=3600, immutable';
/** Of a company that is not public: by nobody, so that it is gone when the page is. */
export const keepNowhere = 'private, no-store';
