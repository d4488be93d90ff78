import { postingParameter } from './posting-constants.ts';
import { isUuid } from './search-rules.ts';

/** A key that was pressed; a new object for each press. */
export interface KeyPress {
  key: string;
}

/** Opens a posting, or closes it; by a key it replaces the one before in the history. False without room. */
export type ShowPosting = (jobId: string | null, byKey?: boolean) => boolean;

/** The posting that an address names; null for none. */
export function readPosting(query: string): string | null {
  const jobId = new URLSearchParams(query).get(postingParameter);
  return jobId !== null && isUuid(jobId) ? jobId : null;
}
