/** A day: an address never shows another picture, but a removed one is not to be seen for much longer. */
export const pictureCacheSeconds = 86_400;
