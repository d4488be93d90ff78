import type { BoardMetric } from '@waymark/contract/office/staff-choices';

/** What is counted by day; of reviews also the hours that they took, so that a mean can be had of any time. */
export type CountedFigure = BoardMetric | 'review-hours';

/**
 * So far back is counted from what is there: the longest time that is shown, in whole months, and as much before it.
 */
export const countedDays = 800;

/** So far back what was counted is kept. */
export const keptDays = 1100;
