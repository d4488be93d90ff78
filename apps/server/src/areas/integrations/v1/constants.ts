/** The source of postings that come by keys of the board. */
export const upsertSource = 'api';
