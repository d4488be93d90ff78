/*
 * What pages show of applications without checking any: kept apart from the schemas, so that a public page
 * does not pay for the validator.
 */

/** Where an application stands, as far as the employer has told its candidate. */
export const applicationStatuses = [
  { value: 'submitted', label: 'Application sent' },
  { value: 'viewed', label: 'Viewed by the employer' },
  { value: 'shortlist', label: 'In review' },
  { value: 'interview', label: 'Interview' },
  { value: 'offer', label: 'Offer' },
  { value: 'hired', label: 'Hired' },
  { value: 'declined', label: 'Not selected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number]['value'];

/** An application that is over leaves nothing to withdraw. */
export const closedStatuses: readonly ApplicationStatus[] = ['hired', 'declined', 'withdrawn'];

export const applicationSorts = ['newest', 'oldest'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const coverLetterMaxLength = 5000;
