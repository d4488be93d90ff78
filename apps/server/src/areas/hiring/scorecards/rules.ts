import { v5 } from 'uuid';

/** The same at each look at a posting, so that scores can name criteria which are not stored yet. */
export const defaultCriterionId = (jobId: string, position: number): string =>
  v5(`criterion ${position}`, jobId);
