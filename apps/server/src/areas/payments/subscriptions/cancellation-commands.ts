import type { Language } from '@waymark/contract/text/languages';
import type { ContractCancellationFields } from '@waymark/contract/payments/subscriptions';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { contactOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { listStaffAddresses } from '../../identity/accounts/queries.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { cancellationFiledMail, cancellationReceivedMail } from './emails/subscriptions.ts';

type Stores = Pick<Services, 'database' | 'queue' | 'config'>;

/** Days for which a declaration is kept: claims from it end with the third year. */
const keptDays = 3 * 366;

/**
 * Keeps a declaration that ends a contract, and confirms it at once by mail (§ 312k BGB). Nothing ends by it alone: who
 * declares it is not known. Returns its number.
 */
export async function declareCancellation(
  { database, queue, config }: Stores,
  language: Language,
  fields: ContractCancellationFields,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { endsOn, ...declaration } = fields;
    const { number, created_at: declaredAt } = await transaction
      .insertInto('contract_cancellations')
      .values({ id: newId(), ...declaration, ends_on: endsOn })
      .returning(['number', 'created_at'])
      .executeTakeFirstOrThrow();
    const declared = { ...declaration, number, declaredAt, endsOn };
    await queue.enqueue(transaction, 'send-mail', cancellationReceivedMail(language, declared));
    for (const to of await listOffice(transaction, config)) {
      await queue.enqueue(transaction, 'send-mail', cancellationFiledMail(to, declared, config.publicUrl));
    }
    return number;
  });
}

/** The operator's address where there is one, and otherwise all of the staff. */
async function listOffice(
  database: Database,
  config: Pick<Services['config'], 'contact'>,
): Promise<string[]> {
  const { email } = contactOf(board.settings, config);
  return email === null ? listStaffAddresses(database) : [email];
}

/** Notes that a declaration is dealt with. Throws `not_found` and `conflict`. */
export async function closeCancellation(database: Database, staffId: string, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('contract_cancellations')
      .select(['number', 'done_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', msg`There is no such declaration.`);
    if (row.done_at !== null) {
      throw new AppError('conflict', msg`A colleague has dealt with it already. Load the page again.`);
    }
    await transaction
      .updateTable('contract_cancellations')
      .set({ done_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'cancellation.done',
      subjectKind: 'message',
      subjectId: id,
      after: { number: row.number },
    });
  });
}

/** Forgets the declarations of a person; the operator has them by mail. */
export async function forgetDeclarations(transaction: Database, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return;
  await transaction.deleteFrom('contract_cancellations').where('email', 'in', addresses).execute();
}

/** Forgets old declarations. */
export async function forgetCancellations(database: Database): Promise<void> {
  await database
    .deleteFrom('contract_cancellations')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays}::int)`)
    .execute();
}
