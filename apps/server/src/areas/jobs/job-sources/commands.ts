import {
  type BoardSourceFields,
  type CompanySourceFields,
  type JobSourceDetail,
} from '@waymark/contract/jobs/job-sources';
import { maxBoardSources, maxCompanySources } from '@waymark/contract/jobs/source-choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import type { CompanyEventKind } from '@waymark/contract/companies/choices';
import type { StaffAction } from '@waymark/contract/identity/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { companySourcePrefix } from '../jobs/posting-rules.ts';
import { recogniseAddress } from '../source-formats/rules.ts';
import { decideClosings, releasePostings } from './closing-commands.ts';
import type { SourceRow } from './presenter.ts';
import { getSource, lockSource, type SourceReader, type SourceScope } from './queries.ts';
import { parseMapping } from './rules.ts';

/** The editor of a source, and their role: staff, or an owner of the company. */
export interface SourceEditor extends SourceReader {
  userId: string;
}

type Fields = Omit<BoardSourceFields, 'name' | 'passesOn'> & Partial<BoardSourceFields>;

/**
 * Adds a source, which runs within a minute. Throws `conflict` for a name that is taken, and where there are as many
 * as there may be.
 */
export async function addSource(
  database: Kysely<Tables>,
  editor: SourceEditor,
  fields: BoardSourceFields | CompanySourceFields,
): Promise<JobSourceDetail> {
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    const name = nameOf(fields, id);
    await refuseMore(transaction, editor);
    await refuseTakenName(transaction, name, id);
    await transaction
      .insertInto('job_sources')
      .values({
        id,
        name,
        company_id: editor.companyId ?? null,
        created_by: editor.userId,
        ...columnsOf(fields),
        claimed_at: null,
        succeeded_at: null,
        failed_at: null,
        failure_mailed_at: null,
        closings_asked_at: null,
      })
      .execute();
    await note(transaction, editor, { id, address: fields.address }, ['source.add', 'source-added']);
  });
  return getSource(database, editor, id);
}

/** Staff name a source; that of a company is named after its id, which nobody can take. */
const nameOf = (fields: Fields, id: string) => fields.name ?? `${companySourcePrefix}${id}`;

/** What a source stores of its form. Throws `invalid_input` for a mapping. */
export function columnsOf(fields: Fields) {
  const {
    address,
    format,
    mapping,
    employerName,
    everyHours,
    mirrors,
    applications,
    passesOn = false,
  } = fields;
  // An entered page of a hiring system stands for its data.
  const recognised = recogniseAddress(address);
  const parsed = parseMapping(mapping, format);
  return {
    address: recognised?.format === format ? recognised.address : address,
    format,
    mapping: parsed && JSON.stringify(parsed),
    employer_name: employerName,
    every_hours: everyHours,
    mirrors,
    applications,
    passes_on: passesOn,
  };
}

/** The lock lets the second of two simultaneous additions count the first. */
async function refuseMore(transaction: Kysely<Tables>, { companyId }: SourceScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('job-sources'))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('job_sources')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', 'is not distinct from', companyId ?? null)
    .executeTakeFirstOrThrow();
  const max = companyId === undefined ? maxBoardSources : maxCompanySources;
  if (count < max) return;
  throw new AppError('conflict', msg`There are ${max} sources, and no more can be added. Remove one first.`);
}

async function refuseTakenName(transaction: Kysely<Tables>, name: string, id: string): Promise<void> {
  const taken = await transaction
    .selectFrom('job_sources')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!taken) return;
  const message = 'Another source has this name. Choose another one.';
  throw new AppError('conflict', message, { fields: { name: message } });
}

/**
 * Changes a source. ETag and date of its last answer are cleared, so that the next run reads everything. Throws
 * `not_found`, and `conflict` for a name that is taken.
 */
export async function changeSource(
  database: Kysely<Tables>,
  editor: SourceEditor,
  sourceId: string,
  fields: BoardSourceFields | CompanySourceFields,
): Promise<JobSourceDetail> {
  await database.transaction().execute(async (transaction) => {
    const before = await lockSource(transaction, editor, sourceId);
    // The source of a company keeps its name, also when staff changes it.
    const name = before.company_id === null ? nameOf(fields, before.id) : before.name;
    const passesOn = 'passesOn' in fields ? fields.passesOn : before.passes_on;
    await refuseTakenName(transaction, name, sourceId);
    await transaction
      .updateTable('job_sources')
      .set({
        ...columnsOf({ ...fields, passesOn }),
        name,
        etag: '',
        last_modified: '',
        failures: 0,
        failure: '',
        next_run_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', sourceId)
      .execute();
    if (name !== before.name) await renamePostings(transaction, before.name, name);
    await note(transaction, editor, before, ['source.change', 'source-changed']);
  });
  return getSource(database, editor, sourceId);
}

/** Throws `conflict` for a name under which postings of an import are kept: two of them may have one id. */
async function renamePostings(transaction: Kysely<Tables>, from: string, to: string): Promise<void> {
  const { rows } = await sql`select from jobs where source = ${to} limit 1`.execute(transaction);
  if (rows.length > 0) {
    const message = 'An import has brought postings under this name. Choose another one.';
    throw new AppError('conflict', message, { fields: { name: message } });
  }
  await sql`update jobs set source = ${to} where source = ${from}`.execute(transaction);
}

/** Switches a source on or off; when it is switched on, it runs at once. Throws `not_found`. */
export async function switchSource(
  database: Kysely<Tables>,
  editor: SourceEditor,
  sourceId: string,
  isOn: boolean,
): Promise<JobSourceDetail> {
  await database.transaction().execute(async (transaction) => {
    const before = await lockSource(transaction, editor, sourceId);
    await transaction
      .updateTable('job_sources')
      .set({ is_on: isOn, updated_at: sql<Date>`now()`, ...(isOn && { next_run_at: sql<Date>`now()` }) })
      .where('id', '=', sourceId)
      .execute();
    await note(transaction, editor, before, ['source.switch', 'source-changed']);
  });
  return getSource(database, editor, sourceId);
}

/** Sources of companies that have lost their last member bring nothing more. */
export async function stopDeserted(
  transaction: Kysely<Tables>,
  companyIds: readonly string[],
): Promise<string[]> {
  await transaction
    .updateTable('job_sources')
    .set({ is_on: false })
    .where('company_id', 'in', companyIds)
    .execute();
  return [];
}

/** Runs a source now. Throws `not_found`, and `conflict` if it is off. */
export async function askForRun(
  database: Kysely<Tables>,
  scope: SourceReader,
  sourceId: string,
): Promise<JobSourceDetail> {
  await database.transaction().execute(async (transaction) => {
    const { is_on: isOn } = await lockSource(transaction, scope, sourceId);
    if (!isOn) throw new AppError('conflict', msg`This source is switched off. Switch it on, and it runs.`);
    await transaction
      .updateTable('job_sources')
      .set({ next_run_at: sql<Date>`now()` })
      .where('id', '=', sourceId)
      .execute();
  });
  return getSource(database, scope, sourceId);
}

/** Closes the postings that wait, or keeps them open. Throws `not_found`, and `conflict` where none waits. */
export async function decideOnClosings(
  database: Kysely<Tables>,
  editor: SourceEditor,
  sourceId: string,
  decision: 'close' | 'keep',
): Promise<JobSourceDetail> {
  await database.transaction().execute(async (transaction) => {
    const source = await lockSource(transaction, editor, sourceId);
    await decideClosings(transaction, source, decision);
    await note(transaction, editor, source, ['source.close', 'source-changed']);
  });
  return getSource(database, editor, sourceId);
}

/** Removes a source; its open postings close unless another source has them. Throws `not_found`. */
export async function removeSource(
  database: Kysely<Tables>,
  editor: SourceEditor,
  sourceId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const source = await lockSource(transaction, editor, sourceId);
    await releasePostings(transaction, source);
    await transaction.deleteFrom('job_sources').where('id', '=', sourceId).execute();
    await note(transaction, editor, source, ['source.remove', 'source-removed']);
  });
}

/** In the log of staff, or in the history of the company. */
async function note(
  transaction: Kysely<Tables>,
  { userId, companyId }: SourceEditor,
  { id, address }: Pick<SourceRow, 'id' | 'address'>,
  [action, kind]: readonly [StaffAction, CompanyEventKind],
): Promise<void> {
  const { host } = new URL(address);
  if (companyId !== undefined) {
    await noteCompanyEvent(transaction, { companyId, userId, kind, subjectId: id, detail: host });
    return;
  }
  await noteStaffAction(transaction, {
    staffId: userId,
    action,
    subjectKind: 'source',
    subjectId: id,
    after: { host },
  });
}
