/* Without schemas: pages that import these do not load the validator. */

/** The stages of every company, with their first names and whether they mail candidates. */
export const applicationStages = [
  { kind: 'new', name: 'New', notifies: false },
  { kind: 'seen', name: 'Seen', notifies: true },
  { kind: 'shortlist', name: 'Shortlist', notifies: true },
  { kind: 'interview', name: 'Interview', notifies: true },
  { kind: 'offer', name: 'Offer', notifies: true },
  { kind: 'hired', name: 'Hired', notifies: true },
  { kind: 'declined', name: 'Declined', notifies: true },
] as const;

/** `own` stages are added by a company; they mail no candidate. */
export const stageKinds = [...applicationStages.map(({ kind }) => kind), 'own'] as const;
export type StageKind = (typeof stageKinds)[number];

export const applicantSorts = [
  { value: 'recent', label: 'Moved last' },
  { value: 'newest', label: 'Applied last' },
  { value: 'oldest', label: 'Applied first' },
  { value: 'rating', label: 'Rating' },
] as const;
export type ApplicantSort = (typeof applicantSorts)[number]['value'];

export const stageMaxCount = 12;
export const stageNameMaxLength = 30;
export const tagMaxCount = 10;
export const companyTagMaxCount = 100;
export const tagNameMaxLength = 30;
export const noteMaxCount = 200;
export const noteMaxLength = 5000;
export const moveMaxCount = 200;
export const exportMaxCount = 10_000;
/** A move can be undone this long before it mails the candidate. */
export const moveGraceSeconds = 10;
