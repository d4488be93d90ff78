/** How far around a place the search form offers to look; other radii in an address work too. */
export const radiusChoices = [5, 10, 25, 50, 100, 200] as const;

/** Longer lists of filter values are folded after this many. */
export const filterValuesShown = 7;

export const searchFormId = 'job-search';
export const filtersPanelId = 'job-filters';

export const recentJobsShown = 6;

/** Among the sorts: newest first, however long ago. */
export const anyTime = 'any-time';

export const recentSearchesKept = 8;
/** Beside what was typed, suggestions matter more than the past. */
export const recentBesideSuggestions = 3;

export const companiesOnWall = 12;

/** How many of a list the category pages show before 'View All'. */
export const companiesInCategories = 10;
export const categoriesInList = 12;
export const citiesInList = 12;
export const countriesInList = 9;
export const citiesOfCountry = 5;
export const titlesInList = 48;
export const skillsInList = 30;
