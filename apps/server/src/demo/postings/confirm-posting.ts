import type { PostingDraft } from '../../areas/jobs/jobs/posting-rules.ts';
import { createRandom } from '../random.ts';

const day = 86_400_000;
const maxSilence = 30;
/** Seeds of the postings themselves are their indices: these lie beyond them. */
const firstSeed = 20_000_003;

/** When a demo posting was last confirmed as open: mostly within a week, never before it was posted. */
export function confirmPosting({ sourceId, postedAt }: PostingDraft, today: Date): Date {
  const random = createRandom(firstSeed + Number(sourceId.replace(/\D/g, '')));
  const silence = maxSilence * random.next() ** 2.5 * day;
  return new Date(Math.max(postedAt?.getTime() ?? 0, today.getTime() - silence));
}
