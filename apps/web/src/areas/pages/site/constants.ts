/** In the footer: those with most open jobs. */
export const countriesShown = 8;

/** E-1, K-3: the pointer can cross the link without opening the menu. */
export const subMenuDelayMs = 100;

export const categoriesShown = 8;
