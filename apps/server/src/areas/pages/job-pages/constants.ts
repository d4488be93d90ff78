export const newestShown = 10;

export const companiesShown = 8;

export const skillsShown = 12;

export const placesShown = 10;

export const categoriesShown = 8;

/** How many of the newest jobs are read for what the columns do not hold: skills and the currency of the pay. */
export const sampleSize = 500;

/** Quartiles of fewer salaries would say more about the postings than about the pay. */
export const minSalaries = 5;

/** A share of the newest salaries that names a currency the usual one. */
export const usualCurrencyShare = 0.8;

/** How far away a place may be to stand beside another. */
export const nearKilometres = 150;

/** A place of the sitemap has at least so many jobs. */
export const minJobsOfListedPlace = 20;

export const skillsListed = 1000;

export const titlesListed = 500;

/** What the footer of every page leads to. */
export const popularShown = 8;

export const popularKeptMs = 300_000;

/** The longest that the search takes (`title` and `skill` of the contract). */
export const maxTitle = 200;

export const maxSkill = 80;

/** The protocol allows 50,000. With fewer, a part is made in one statement and kept beside others. */
export const addressesOfPart = 10_000;

/** Crawlers come back within hours. */
export const keptMs = 600_000;

/** Kept compressed and not: about eight parts of jobs, however many there are. */
export const keptBytes = 16 * 1024 * 1024;
