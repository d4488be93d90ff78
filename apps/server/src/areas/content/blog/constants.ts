/** Of a grown-up reader of prose on a screen. */
export const wordsPerMinute = 220;

/** From so many headings on, a post has a table of its contents. */
export const contentsFromHeadings = 4;

export const relatedShown = 3;
export const recentShown = 5;
export const tagsShown = 18;
export const monthsShown = 12;
export const feedPosts = 30;

/** Of the words that posts are searched for. */
export const searchWordsLimit = 8;

/** Widths of the sizes in which a picture of a post is kept. */
export const pictureWidths = [1600, 960, 480] as const;
export const postPictureQuality = 80;
export const pictureFewestPixels = 320;

/** With fewer postings a figure would speak of single employers. */
export const figureLeastPostings = 10;
export const figureRows = 10;
/** Of the newest postings, in which pairs of skills are counted. */
export const pairPostings = 5000;
/** A posting that lists everything says nothing of what goes together. */
export const pairSkillsLimit = 12;

export const coverSize = { width: 800, height: 450 } as const;
