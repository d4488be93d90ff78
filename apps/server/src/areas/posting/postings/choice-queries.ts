import { postingRegions } from '@waymark/contract/posting/choices/postings';
import type { PostingChoices } from '@waymark/contract/posting/postings';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { countAllowedPostings, countTakenPlaces } from '../../payments/memberships/place-queries.ts';
import { needsApproval } from './approval-queries.ts';

const regionsOffered = 40;
const earlierOffered = 25;

/** What the form of a posting begins with, for a member of this company. */
export async function loadChoices(
  database: Kysely<Tables>,
  index: JobIndex,
  { companyId, email }: { companyId: string; email: string },
): Promise<PostingChoices> {
  const earlier = await database
    .selectFrom('jobs')
    .select(['id', 'title', 'status'])
    .where('company_id', '=', companyId)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(earlierOffered)
    .execute();
  return {
    email,
    regions: await listRegions(index),
    earlier,
    needsApproval: await needsApproval(database, companyId),
    places: {
      postings: await countAllowedPostings(database, companyId),
      taken: await countTakenPlaces(database, companyId),
    },
  };
}

/** The specified ones first; then the places that most jobs here are at (K-2). */
async function listRegions(index: JobIndex): Promise<PostingChoices['regions']> {
  const words = await index.vocabulary();
  const named = words
    .list('place')
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ text, detail }) => ({ label: text, place: detail ? `${text}, ${detail}` : text }));
  const specified = new Set<string>(postingRegions.map(({ label }) => label));
  const others = named.filter(({ label }) => !specified.has(label)).slice(0, regionsOffered);
  return [...postingRegions, ...others];
}
