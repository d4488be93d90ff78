/** Entries of each list on the category pages, before 'View All'. */
export const companiesInCategories = 10;
export const categoriesInList = 12;
export const citiesInList = 12;
export const countriesInList = 9;
export const citiesOfCountry = 5;
export const titlesInList = 48;
export const skillsInList = 30;
