/** Nobody owns more companies than this by adding them here: each could have a free posting. */
export const ownedCompaniesLimit = 20;
