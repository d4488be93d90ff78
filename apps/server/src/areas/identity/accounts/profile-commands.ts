import type { AccountDetailsFields, UpdateUserFields } from '@waymark/contract/identity/accounts';
import type { Language } from '@waymark/contract/text/languages';
import { listPayWishes } from '@waymark/contract/pay-wishes';
import { sql, type Kysely, type Updateable } from 'kysely';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { changeEmail, proveOwner, type WantedEmail } from './email-change-commands.ts';
import type { Viewer } from './policy.ts';
import type { AccountRow } from './presenter.ts';
import { getAccount, lockAccount } from './queries.ts';
import { writtenPhone } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';
import { msg } from '@waymark/contract/text/message';

type Stores = Pick<Services, 'database' | 'queue' | 'config' | 'rateLimits'>;

/** Saves the profile form of a candidate (G-2). A new address waits for its confirmation. */
export async function updateProfile(
  stores: Stores,
  viewer: Viewer,
  fields: UpdateUserFields,
  ip: string,
): Promise<AccountRow> {
  const columns = {
    ...nameColumns(fields),
    job_title: fields.jobTitle,
    location: fields.location,
    desire_compensation: fields.desireCompensation,
  };
  const wanted = await proveOwner(stores.rateLimits, viewer, fields, ip);
  return saveAccount(stores, viewer, wanted, columns, (transaction) =>
    refuseUnlistedWish(transaction, viewer.userId, fields),
  );
}

/** What somebody has said stays said, whatever the board offers since. */
async function refuseUnlistedWish(
  transaction: Kysely<Tables>,
  userId: string,
  { desireCompensation: wish }: UpdateUserFields,
): Promise<void> {
  if (listPayWishes(sayEnglish, board.words.pay).some(({ value }) => value === wish)) return;
  const kept = await transaction
    .selectFrom('users')
    .select('desire_compensation')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (wish === kept.desire_compensation) return;
  throw invalidFields({ desireCompensation: msg`Please choose one of the amounts on the list.` });
}

/** Saves name and reach of an employer or a member of staff. A new address waits for its confirmation. */
export async function updateDetails(
  stores: Stores,
  viewer: Viewer,
  fields: AccountDetailsFields,
  ip: string,
): Promise<AccountRow> {
  const wanted = await proveOwner(stores.rateLimits, viewer, fields, ip);
  return saveAccount(stores, viewer, wanted, nameColumns(fields));
}

/** The language in which the person is written to. Throws `invalid_input` for one that the board does not offer. */
export async function chooseLanguage(
  database: Kysely<Tables>,
  userId: string,
  language: Language,
): Promise<void> {
  if (languageFor(language) !== language)
    throw invalidFields({ language: msg`The board does not offer this language. Choose another.` });
  await database
    .updateTable('users')
    .set({ language, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** Sets the names of an account that its proven owner gives outside of a form of the account. */
export async function setNames(
  transaction: Kysely<Tables>,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

function nameColumns({ firstName, lastName, phone }: AccountDetailsFields) {
  return { first_name: firstName, last_name: lastName, phone: writtenPhone(phone) };
}

function saveAccount(
  { database, queue, config }: Stores,
  { userId, sessionId }: Viewer,
  wanted: WantedEmail,
  columns: Updateable<Tables['users']> & { first_name: string },
  refuse?: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<AccountRow> {
  return database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    await refuse?.(transaction);
    await transaction
      .updateTable('users')
      .set({ ...columns, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await changeEmail(transaction, { queue, config }, { ...account, first_name: columns.first_name }, wanted);
    return getAccount(transaction, userId, sessionId);
  });
}
