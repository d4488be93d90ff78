import { boardSourceSchema, type BoardSourceFields } from '@waymark/contract/jobs/job-sources';
import { maxBoardSources } from '@waymark/contract/jobs/source-choices';
import { z } from '@waymark/contract/zod';
import { msg } from '@waymark/contract/text/message';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { columnsOf } from './commands.ts';
import { parseMapping } from './rules.ts';

/** Sources of the board, as another board takes them. */
export const portableSourcesSchema = z
  .array(boardSourceSchema.extend({ isOn: z.boolean() }))
  .max(maxBoardSources);
type PortableSource = BoardSourceFields & { isOn: boolean };

export async function exportSources(database: Kysely<Tables>): Promise<PortableSource[]> {
  const rows = await database
    .selectFrom('job_sources')
    .select([
      'name',
      'address',
      'format',
      'mapping',
      'employer_name as employerName',
      'mirrors',
      'applications',
    ])
    .select(['every_hours as everyHours', 'passes_on as passesOn', 'is_on as isOn'])
    .where('company_id', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(({ mapping, ...row }) => ({
    ...row,
    mapping: mapping === null ? '' : JSON.stringify(mapping),
  }));
}

/** Sets the sources that a file names. Gives whether that changes any. Throws `conflict` and `invalid_input`. */
export async function importSources(
  transaction: Kysely<Tables>,
  sources: readonly PortableSource[],
): Promise<boolean> {
  const before = new Map((await exportSources(transaction)).map((source) => [source.name, source]));
  const changed = sources.filter((source) => {
    const known = before.get(source.name);
    return !known || !isDeepStrictEqual(withParsed(known), withParsed(source));
  });
  const names = new Set([...before.keys(), ...sources.map(({ name }) => name)]);
  if (names.size > maxBoardSources)
    throw new AppError('conflict', msg`sources: A board has ${maxBoardSources} sources at most.`);
  for (const source of changed) await writeSource(transaction, source, before.has(source.name));
  return changed.length > 0;
}

/** The database orders the parts of a mapping in its own way. Throws `invalid_input` for one that is wrong. */
const withParsed = (source: PortableSource) => ({
  ...source,
  mapping: parseMapping(source.mapping, source.format),
});

async function writeSource(
  transaction: Kysely<Tables>,
  source: PortableSource,
  isKnown: boolean,
): Promise<void> {
  const { name, isOn } = source;
  const columns = { ...columnsOf(source), is_on: isOn };
  if (isKnown)
    await transaction
      .updateTable('job_sources')
      .set({
        ...columns,
        etag: '',
        last_modified: '',
        next_run_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
      })
      .where('name', '=', name)
      .where('company_id', 'is', null)
      .execute();
  else {
    const none = { claimed_at: null, succeeded_at: null, failed_at: null, failure_mailed_at: null };
    await transaction
      .insertInto('job_sources')
      .values({
        id: newId(),
        name,
        company_id: null,
        created_by: null,
        closings_asked_at: null,
        ...none,
        ...columns,
      })
      .execute();
  }
  await noteStaffAction(transaction, {
    staffId: null,
    action: isKnown ? 'source.change' : 'source.add',
    subjectKind: 'source',
    subjectId: name,
    after: { host: new URL(source.address).host },
  });
}
