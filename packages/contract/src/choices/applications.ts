/*
 * What pages show of applications without checking any: kept apart from the schemas, so that a public page
 * does not pay for the validator.
 */

export const applicationStatuses = [
  { value: 'submitted', label: 'Application sent' },
  { value: 'viewed', label: 'Viewed by the employer' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number]['value'];

export const applicationSorts = ['newest', 'oldest'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const coverLetterMaxLength = 5000;
