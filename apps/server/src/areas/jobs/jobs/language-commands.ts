import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { mapInTurns } from '../../../platform/in-turns.ts';
import { loadDetector } from '../posting-facts/language-gateway.ts';
import { detectLanguages } from '../posting-facts/language-rules.ts';
import { updateJob } from './state-commands.ts';

/** Raised whenever the same text would be told to be in another language: all postings are then read once more. */
export const languageRules = 1;

/** About a tenth of a second on the embedded database, which serves nothing else meanwhile. */
const languageBatchSize = 100;
/** Batches of one run; the next one goes on. */
const maxBatches = 1000;

/**
 * Tells the language of postings that were written before, or by an older version, and are not stated: from where the
 * last run ended, in batches. A run that is stopped loses one batch at most.
 */
export async function readLanguages(
  database: Kysely<Tables>,
  { signal, batchSize = languageBatchSize }: { signal?: AbortSignal; batchSize?: number } = {},
): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    signal?.throwIfAborted();
    const last = await database.transaction().execute((transaction) => readBatch(transaction, batchSize));
    if (last === undefined) return;
  }
}

/** Reads the next postings; gives the number of the last one, undefined when there are no more. */
async function readBatch(transaction: Kysely<Tables>, batchSize: number): Promise<number | undefined> {
  const from = await lockPlace(transaction);
  if (from === undefined) return undefined;
  const rows = await transaction
    .selectFrom('jobs')
    .select(['number', 'description', 'requirements', 'language', 'language_stated'])
    .where('number', '>', from)
    .orderBy('number')
    .limit(batchSize)
    .execute();
  const last = rows.at(-1)?.number;
  if (last === undefined) return undefined;
  const unstated = rows.filter((row) => !row.language_stated);
  const detect = unstated.length > 0 ? await loadDetector() : undefined;
  const told = await mapInTurns(unstated, ({ number, language, ...row }) => ({
    number,
    before: language,
    language: detect ? detectLanguages(row, detect) : language,
  }));
  await writeLanguages(
    transaction,
    told.filter(({ before, language }) => before !== language),
  );
  await transaction.updateTable('posting_language_reading').set({ last_number: last }).execute();
  return last;
}

/** Where the last run ended; undefined while another process reads. */
async function lockPlace(transaction: Kysely<Tables>): Promise<number | undefined> {
  await transaction
    .insertInto('posting_language_reading')
    .values({ rules: languageRules, last_number: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const place = await transaction
    .selectFrom('posting_language_reading')
    .select(['rules', 'last_number'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!place || place.rules >= languageRules) return place?.last_number;
  await transaction
    .updateTable('posting_language_reading')
    .set({ rules: languageRules, last_number: 0 })
    .execute();
  return 0;
}

/** What was stated or written otherwise since it was read stays; who is changing it writes its language too. */
async function writeLanguages(
  transaction: Kysely<Tables>,
  told: readonly { number: number; before: string; language: string }[],
): Promise<void> {
  if (told.length === 0) return;
  await sql`
    update jobs set language = given.language
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given(number integer, before text, language text),
      (
        select number from jobs where number = any(${told.map(({ number }) => number)}::integer[])
        for no key update skip locked
      ) free
    where jobs.number = given.number and free.number = given.number
      and not jobs.language_stated and jobs.language = given.before
  `.execute(transaction);
}

interface Standing {
  language: string;
  /** Whether it is stated. */
  stated: boolean;
}

/** States the language of a posting that is locked; an empty one takes back what was stated, and the text tells. */
export async function stateLanguage(
  transaction: Kysely<Tables>,
  jobId: string,
  stated: string,
): Promise<{ before: Standing; after: Standing }> {
  const job = await transaction
    .selectFrom('jobs')
    .select(['description', 'requirements', 'language', 'language_stated'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const before = { language: job.language, stated: job.language_stated };
  const after = {
    language: stated || detectLanguages(job, await loadDetector()),
    stated: stated !== '',
  };
  if (before.language === after.language && before.stated === after.stated) return { before, after };
  await updateJob(transaction, jobId, { language: after.language, language_stated: after.stated });
  return { before, after };
}
