import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { moveCompany } from '../../companies/companies/merge-commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { mailMerging, readMerging } from './commands.ts';

interface Merge {
  /** The company that goes. */
  companyId: string;
  /** The one that stays. */
  intoId: string;
  /** The name of the one that goes, typed to confirm. */
  name: string;
  staffId: string;
}

/**
 * Moves all that refers to a company to another one and removes it, in one transaction; the people of both
 * are told. Throws `not_found` for an unknown one, `invalid_input` where the name is another or both are the
 * same, and `conflict` for a suspended one.
 */
export async function mergeCompanies(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  merge: Merge,
): Promise<void> {
  const { companyId: from, intoId: into, name, staffId } = merge;
  if (from === into) throw invalidFields({ intoId: msg`A company cannot be merged into itself.` });
  await database.transaction().execute(async (transaction) => {
    const { gone, kept } = await lockBoth(transaction, from, into);
    const merging = { from: gone, into: kept };
    if (gone.name !== name) throw invalidFields({ name: msg`Type ${gone.name} to confirm.` });
    const counts = await countMoved(transaction, from);
    const recipients = await readMerging(transaction, merging);
    await moveCompany(transaction, { from, into, isHeld: gone.held_reason !== null });
    await noteStaffAction(transaction, {
      staffId,
      action: 'company.merge',
      subjectKind: 'company',
      subjectId: into,
      before: { companyId: from, name: gone.name, ...counts },
      after: { companyId: into },
    });
    await mailMerging(transaction, parts, merging, recipients);
  });
}

type Named = Pick<Selectable<Tables['companies']>, 'id' | 'name' | 'held_reason'>;

/** In the order of their ids: two merges crosswise come one after the other. */
async function lockBoth(
  transaction: Kysely<Tables>,
  from: string,
  into: string,
): Promise<{ gone: Named; kept: Named }> {
  const { rows } = await sql<Named>`
    select id, name, held_reason from companies where id in (${from}, ${into}) order by id for update
  `.execute(transaction);
  const gone = rows.find(({ id }) => id === from);
  const kept = rows.find(({ id }) => id === into);
  if (!gone || !kept) throw new AppError('not_found', msg`There is no company with this id any more.`);
  // What was taken out of sight would come back under the name of the other one.
  const suspended = rows.find(({ held_reason: reason }) => reason === 'suspended');
  if (suspended)
    throw new AppError('conflict', msg`${suspended.name} is suspended. Lift that before you merge it.`);
  return { gone, kept };
}

async function countMoved(
  transaction: Kysely<Tables>,
  from: string,
): Promise<{ jobs: number; members: number }> {
  const { rows } = await sql<{ jobs: number; members: number }>`
    select (select count(*)::int from jobs where company_id = ${from}) as jobs,
      (select count(*)::int from company_members where company_id = ${from}) as members
  `.execute(transaction);
  return rows[0] ?? { jobs: 0, members: 0 };
}
