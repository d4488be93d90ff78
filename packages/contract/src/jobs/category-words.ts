/** Words of titles and industries that stand for one category of the board. "hafen*" is every word that begins so. */
export interface CategoryWordList {
  readonly category: string;
  readonly words: readonly string[];
}

/** Of one category. */
export const maxCategoryWords = 60;
export const categoryWordLength = 60;
/** Titles shown of the postings that words would move. */
export const movedExamples = 5;
