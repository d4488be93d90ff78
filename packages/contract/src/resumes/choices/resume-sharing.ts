/*
 * What pages need of public links without checking any: kept apart from the schemas, so that a page does not pay for
 * the validator.
 */

/** Links that open something at the same time. */
export const resumeLinksLimit = 5;
/** With those that have ended. */
export const resumeLinksKept = 20;
export const linkLabelMaxLength = 60;

/** For how many days a link may be made or renewed. */
export const linkDays = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 365, label: 'One year' },
] as const;
export const linkDaysDefault = 30;

/** Views of a link that are listed; all of them are counted. */
export const linkViewsKept = 200;
/** How long one is told who looked, and of links that have ended. */
export const linkViewsKeptDays = 180;

export const linkStates = ['open', 'expired', 'revoked', 'without-file'] as const;
export type LinkState = (typeof linkStates)[number];
