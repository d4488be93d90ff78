/** In the footer, those with most open jobs. */
export const countriesShown = 8;

/** E-1 and K-3: long enough that crossing the link with the pointer opens nothing. */
export const subMenuDelayMs = 100;

export const categoriesShown = 8;

/** "Other" holds many jobs and tells nobody anything. */
export const isPopular = (category: { value: string; count: number }) =>
  category.count > 0 && category.value !== 'other';
