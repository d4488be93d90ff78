import { companyEndpoints } from './companies.ts';
import { companyProfileEndpoints } from './company-profile.ts';
import { companyHistoryEndpoints } from './history.ts';
import { companyMediaEndpoints } from './media.ts';
import { ownCompanyEndpoints } from './own-companies.ts';
import { companyPeopleEndpoints } from './people.ts';
import { staffCompanyEndpoints } from './staff-companies.ts';
import { companyVerificationEndpoints } from './verification.ts';

/** The calls of the area. */
export const endpoints = {
  ...companyEndpoints,
  ...companyHistoryEndpoints,
  ...companyMediaEndpoints,
  ...companyPeopleEndpoints,
  ...companyProfileEndpoints,
  ...companyVerificationEndpoints,
  ...staffCompanyEndpoints,
  ...ownCompanyEndpoints,
};
