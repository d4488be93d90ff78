import type { Language } from '@waymark/contract/text/languages';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { msg } from '@waymark/contract/text/message';

/** An application that waits for its confirmation. */
export interface WaitingRow {
  id: string;
  job_id: string;
  email: string;
  first_name: string;
  last_name: string;
  cover_letter: string;
  answers: Record<string, string>;
  file_id: string;
  resume_name: string;
  language: Language | null;
}

/** The application of a live link, without using it up. Throws `gone`. */
export async function getWaiting(database: Database, token: string): Promise<WaitingRow> {
  const row = await database
    .selectFrom('guest_applications')
    .innerJoin('files', 'files.id', 'guest_applications.file_id')
    .selectAll('guest_applications')
    .select('files.name as resume_name')
    .where('guest_applications.token_hash', '=', hashSecret(token))
    .where('guest_applications.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row) return row;
  const message = msg`This link was used, was replaced by a newer one, or has expired. If you have sent the application, a mail says so.`;
  throw new AppError('gone', message);
}

/** How many applications wait on the whole board. */
export async function countWaiting(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('guest_applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The account of an address and its owner's state; undefined without one. */
export function findOwner(database: Database, email: string) {
  return database
    .selectFrom('users')
    .select(['id', 'role', 'email', 'first_name', 'last_name', 'email_confirmed_at', 'language'])
    .select(['password_hash', 'suspended_at', 'deletion_due_at'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwner>>>;
