/** The constants of public links, without schemas, so that pages load no validator. */

/** The maximum number of active links. */
export const resumeLinksLimit = 5;
/** The maximum number of links, ended ones included. */
export const resumeLinksKept = 20;
export const linkLabelMaxLength = 60;

/** The durations of a link. */
export const linkDays = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 365, label: 'One year' },
] as const;
export const linkDaysDefault = 30;

/** The maximum number of listed views per link; all views are counted. */
export const linkViewsKept = 200;
/** How long views, and links that have ended, are kept. */
export const linkViewsKeptDays = 180;

export const linkStates = ['open', 'expired', 'revoked', 'without-file'] as const;
export type LinkState = (typeof linkStates)[number];
