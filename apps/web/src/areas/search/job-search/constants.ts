/** How far around a place the search form offers to look; other radii in an address work too. */
export const radiusChoices = [5, 10, 25, 50, 100, 200] as const;

/** Longer lists of filter values are folded after this many. */
export const filterValuesShown = 7;

export const searchFormId = 'job-search';
export const filtersPanelId = 'job-filters';

/** Among the sorts: newest first, however long ago. */
export const anyTime = 'any-time';

export const recentSearchesKept = 8;
/** Beside what was typed, suggestions matter more than the past. */
export const recentBesideSuggestions = 3;
