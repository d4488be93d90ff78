import type { Role } from './identity/choices.ts';
import { paths } from './page-tables.ts';

/*
 * The addresses that the first script of a page knows: built, these are plain values, and the table of all pages does not
 * come along (`apps/web/evaluate-tables.ts`).
 */

export const homePath = paths.home;

/** The target of the avatar (E-1); staff have neither a profile nor a company. */
export const homes: Readonly<Record<Role, string>> = {
  candidate: paths.jobsProfile,
  employer: paths.companyProfile,
  staff: paths.account,
};

/** All pages of the search begin so. */
export const searchStart = paths.browseJob;
export const companiesPath = paths.companies;
/** Where members of staff visit a member. */
export const staffUsersPath = paths.staffUsers;
