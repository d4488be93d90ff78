/* Without schemas: pages that import these do not load the validator. */

/** The status of an application that its candidate sees. */
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

/** Applications of these cannot be withdrawn. */
export const closedStatuses: readonly ApplicationStatus[] = ['hired', 'declined', 'withdrawn'];

export const applicationSorts = ['newest', 'oldest'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const coverLetterMaxLength = 5000;
