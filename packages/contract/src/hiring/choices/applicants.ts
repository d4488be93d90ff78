/*
 * What pages show of applicants without checking any: kept apart from the schemas, so that a page does not pay for
 * the validator.
 */

/** The stages that every company has, with the names that it may change and whether candidates are mailed. */
export const applicationStages = [
  { kind: 'new', name: 'New', notifies: false },
  { kind: 'seen', name: 'Seen', notifies: true },
  { kind: 'shortlist', name: 'Shortlist', notifies: true },
  { kind: 'interview', name: 'Interview', notifies: true },
  { kind: 'offer', name: 'Offer', notifies: true },
  { kind: 'hired', name: 'Hired', notifies: true },
  { kind: 'declined', name: 'Declined', notifies: true },
] as const;

/** `own` is what a company has added: what it stands for is the company's affair, and no candidate is told. */
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
/** How many can be moved at once. */
export const moveMaxCount = 200;
/** How many rows a copy as CSV has. */
export const exportMaxCount = 10_000;
/** So long a move can be taken back before the candidate is told of it. */
export const moveGraceSeconds = 10;
