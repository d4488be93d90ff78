import { paidPlans } from '../../payments/membership-plans.ts';

/** The lists of companies in the back office. */
export const staffCompanyLists = [
  { value: 'held', label: 'Held' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'all', label: 'All' },
] as const;
export type StaffCompanyList = (typeof staffCompanyLists)[number]['value'];

/** What staff does with a company; suspending asks for a reason. */
export const companyChanges = ['approve', 'verify', 'unverify', 'suspend', 'lift'] as const;
export type CompanyChange = (typeof companyChanges)[number];

/** What staff can grant a company without a payment. */
export const companyGrants = [...paidPlans, 'place'] as const;
export type CompanyGrant = (typeof companyGrants)[number];
