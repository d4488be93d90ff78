import { paidPlans } from '../../payments/membership-plans.ts';

export const staffCompanyLists = [
  { value: 'held', label: 'Held' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'all', label: 'All' },
] as const;
export type StaffCompanyList = (typeof staffCompanyLists)[number]['value'];

/** Actions of staff on a company; a suspension needs a reason. */
export const companyChanges = ['approve', 'verify', 'unverify', 'suspend', 'lift'] as const;
export type CompanyChange = (typeof companyChanges)[number];

/** Grants that staff give without a payment. */
export const companyGrants = [...paidPlans, 'place'] as const;
export type CompanyGrant = (typeof companyGrants)[number];
