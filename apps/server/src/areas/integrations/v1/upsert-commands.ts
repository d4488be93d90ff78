import type { Database } from '../../../platform/database/tables.ts';
import { mapInTurns } from '../../../platform/in-turns.ts';
import { defaultMapping } from '../../jobs/job-import/mapping-rules.ts';
import { readPosting } from '../../jobs/job-import/draft-rules.ts';
import type { SourceRecord } from '../../jobs/job-import/value-rules.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { closePostings, writePostings } from '../../jobs/jobs/write-commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { upsertSource } from './constants.ts';

interface Rejected {
  index: number;
  id: string;
  problems: string[];
}

interface Upserted {
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: Rejected[];
}

/** Writes postings of any companies, read as an import reads them; what cannot be taken is left out and named. */
export async function upsertJobs(database: Database, records: readonly SourceRecord[]): Promise<Upserted> {
  const options = { mapping: defaultMapping(), gazetteer: worldGazetteer(), now: new Date() };
  const drafts: PostingDraft[] = [];
  const rejected: Rejected[] = [];
  const postings = await mapInTurns(records, (record) => readPosting(record, options));
  for (const [index, read] of postings.entries()) {
    if ('problems' in read)
      rejected.push({ index, id: read.sourceId.slice(0, 100), problems: read.problems });
    else drafts.push(read.draft);
  }
  const { inserted, updated, unchanged } = await database
    .transaction()
    .execute((transaction) => writePostings(transaction, { source: upsertSource, drafts, ...options }));
  return { inserted, updated, unchanged, rejected };
}

/** Closes postings by their ids elsewhere, and returns how many were open. */
export async function closeUpserted(database: Database, sourceIds: readonly string[]): Promise<number> {
  const closed = await database
    .transaction()
    .execute((transaction) =>
      closePostings(transaction, { source: upsertSource, sourceIds, status: 'expired' }),
    );
  return closed.length;
}
