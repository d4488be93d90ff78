import { defaultCriteria } from '@waymark/contract/hiring/choices';
import type { Say } from '@waymark/contract/text/say';
import { v5 } from 'uuid';

/** The same at each look at a posting, so that scores can name criteria which are not stored yet. */
export const defaultCriterionId = (jobId: string, position: number): string =>
  v5(`criterion ${position}`, jobId);

/** Criteria by the names that their team has given them; the first ones in the language of the reader. */
export const nameCriteria = (say: Say, criteria: readonly { id: string; name: string }[]) =>
  criteria.map(({ id, name }) => ({ id, name: defaultCriteria.includes(name) ? say(name) : name }));
