import { sql, type Updateable } from 'kysely';
import type { AccountDetailsFields, UpdateUserFields } from '@waymark/contract/accounts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import { changeEmail } from './email-commands.ts';
import type { Viewer } from './policy.ts';
import type { AccountRow } from './presenter.ts';
import { getAccount, lockAccount } from './queries.ts';

type Stores = Pick<Services, 'database' | 'queue' | 'config'>;

/** Saves the profile form of a candidate (G-2). A new address waits for its confirmation. */
export function updateProfile(stores: Stores, viewer: Viewer, fields: UpdateUserFields): Promise<AccountRow> {
  return saveAccount(stores, viewer, fields.email, {
    ...nameColumns(fields),
    job_title: fields.jobTitle,
    location: fields.location,
    desire_compensation: fields.desireCompensation,
  });
}

/** Saves name and reach of an employer or a member of staff. A new address waits for its confirmation. */
export function updateDetails(
  stores: Stores,
  viewer: Viewer,
  fields: AccountDetailsFields,
): Promise<AccountRow> {
  return saveAccount(stores, viewer, fields.email, nameColumns(fields));
}

function nameColumns({ firstName, lastName, phone }: AccountDetailsFields) {
  return { first_name: firstName, last_name: lastName, phone };
}

function saveAccount(
  { database, queue, config }: Stores,
  { userId }: Viewer,
  email: string,
  columns: Updateable<Tables['users']> & { first_name: string },
): Promise<AccountRow> {
  return database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    await transaction
      .updateTable('users')
      .set({ ...columns, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await changeEmail(transaction, { queue, config }, { ...account, first_name: columns.first_name }, email);
    return getAccount(transaction, userId);
  });
}
