import type { CompanyProfileFields } from '@waymark/contract/company-profile';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { publicColumns } from './page-presenter.ts';
import { toProfileRow, type ProfileRow } from './profile-presenter.ts';
import { findProfile } from './profile-queries.ts';

declare module '../../platform/queue.ts' {
  interface QueuePayloads {
    /** What the board says of a company is another; `renamed` when it is its name too. */
    'company-changed': { companyId: string; renamed: boolean };
  }
}

/** What a company's jobs and their search show of it. */
const jobColumns = ['name', 'website', 'about', 'industry'] as const;
/** What its own page shows. */
const pageColumns = publicColumns.filter((column) => column !== 'id');

/**
 * Saves the profile form for a member of the company (H-2) and publishes what the board shows of it. The slug
 * stays as it is: under it imports find the company again, whatever it calls itself. Throws `forbidden` for
 * anybody else.
 */
export async function updateProfile(
  { database, queue, changes }: Pick<Services, 'database' | 'queue' | 'changes'>,
  member: { companyId: string; userId: string },
  fields: CompanyProfileFields,
): Promise<ProfileRow> {
  const row = toProfileRow(fields);
  const { companyId, userId } = member;
  const isPublic = await database.transaction().execute(async (transaction) => {
    const before = await findProfile(transaction, member);
    const written = await transaction
      .updateTable('companies')
      .set(row)
      .where('id', '=', companyId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('company_members')
            .select('user_id')
            .whereRef('company_members.company_id', '=', 'companies.id')
            .where('company_members.user_id', '=', userId),
        ),
      )
      .executeTakeFirst();
    if (!before || written.numUpdatedRows === 0n) {
      throw new AppError('forbidden', 'Only members of a company can change its profile.');
    }
    const differs = (column: keyof ProfileRow) => before[column] !== row[column];
    if (jobColumns.some(differs)) {
      await queue.enqueue(transaction, 'company-changed', { companyId, renamed: differs('name') });
    }
    return pageColumns.some(differs);
  });
  // Pages read the company anew from now on; what the search keeps of it follows in the background.
  if (isPublic) await changes.publish({ kind: 'jobs', jobNumbers: [] });
  return row;
}
