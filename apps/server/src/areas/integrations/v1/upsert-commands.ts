import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError, StartError } from '../../../platform/errors.ts';
import { mapInTurns } from '../../../platform/in-turns.ts';
import { defaultMapping } from '../../jobs/job-import/mapping-rules.ts';
import { readPosting, type ReadingOptions, type ReadPosting } from '../../jobs/job-import/draft-rules.ts';
import type { SourceRecord } from '../../jobs/job-import/value-rules.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { closePostings, writePostings } from '../../jobs/jobs/write-commands.ts';
import { withReader } from '../../jobs/source-formats/reading-gateway.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { upsertSource } from './constants.ts';

interface Rejected {
  index: number;
  id: string;
  problems: string[];
}

/** Writes postings of any companies, read as an import reads them; what cannot be taken is left out and named. */
export async function upsertJobs(say: Say, database: Database, records: readonly SourceRecord[]) {
  const options = {
    mapping: defaultMapping(),
    gazetteer: worldGazetteer(),
    words: board.words,
    now: new Date(),
  };
  const drafts: PostingDraft[] = [];
  const rejected: Rejected[] = [];
  const postings = await readRecords(records, options);
  for (const [index, read] of postings.entries()) {
    if ('problems' in read) {
      const problems = read.problems.map((one) => say(one));
      rejected.push({ index, id: read.sourceId.slice(0, 100), problems });
    } else drafts.push(read.draft);
  }
  const { inserted, updated, unchanged } = await database
    .transaction()
    .execute((transaction) => writePostings(transaction, { source: upsertSource, drafts, ...options }));
  return { inserted, updated, unchanged, rejected };
}

/** A record of more characters takes longer to read than the main thread may. */
const maxLength = 20_000;
const limits = { seconds: 60, megabytes: 512 };

/** Short records are read here, the others by a thread, which takes a second to begin. */
async function readRecords(
  records: readonly SourceRecord[],
  options: ReadingOptions,
): Promise<ReadPosting[]> {
  const isLong = (record: SourceRecord) => JSON.stringify(record).length > maxLength;
  const long = records.filter(isLong);
  const ofThread = long.length > 0 ? await readLong(long, options) : [];
  const byRecord = new Map(long.map((record, at) => [record, ofThread[at]]));
  return mapInTurns(records, (record) => byRecord.get(record) ?? readPosting(record, options));
}

function readLong(
  records: readonly SourceRecord[],
  { mapping, now }: ReadingOptions,
): Promise<ReadPosting[]> {
  return withReader(limits, (reader) => reader.call('readRecords', { records, mapping, now })).catch(
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      throw new AppError('unprocessable', msg`These postings are too long to read. Send fewer at once.`);
    },
  );
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
