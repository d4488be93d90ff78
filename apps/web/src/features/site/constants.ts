/** Where the specification's footer lists job-finding links by country; each is a search that answers. */
export const footerCountries = [
  'United States',
  'United Kingdom',
  'Germany',
  'France',
  'India',
  'Singapore',
  'Spain',
  'Thailand',
] as const;

/** E-1 and K-3: long enough that crossing the link with the pointer opens nothing. */
export const subMenuDelayMs = 100;

export const categoriesShown = 8;

/** "Other" holds many jobs and tells nobody anything. */
export const isPopular = (category: { value: string; count: number }) =>
  category.count > 0 && category.value !== 'other';
