import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  listPersonalData,
  type Person,
  type PersonalData,
} from '../../../platform/personal-data/personal-data.ts';
import { sectionOrder } from './constants.ts';
import type { ExportRow } from './presenter.ts';
import type { Section } from './rules.ts';

/** The person of an account; throws when there is none any more. */
export async function getPerson(database: Kysely<Tables>, userId: string): Promise<Person> {
  const { rows } = await sql<{ addresses: string[] }>`
    with proven(address) as (
      select lower(email) from users where id = ${userId} and email_confirmed_at is not null
      union select lower(old_email) from email_changes
      where user_id = ${userId} and was_proven and moved_at is not null
    )
    select coalesce((
      select array_agg(address order by address) from proven
      -- An address that was left belongs to the account that has proven it since.
      where not exists (
        select from users other
        where lower(other.email) = address and other.id <> ${userId} and other.email_confirmed_at is not null
      )
    ), '{}') as addresses
    from users where id = ${userId}
  `.execute(database);
  const [person] = rows;
  if (!person) throw new Error('The account has been deleted meanwhile.');
  return { id: userId, addresses: person.addresses };
}

/** What an export shows, in its order. */
export function listArchiveSections(): PersonalData['sections'] {
  const place = ({ key }: { key: string }) => sectionOrder.indexOf(key);
  return listPersonalData()
    .flatMap(({ sections }) => sections)
    .toSorted((one, other) => place(one) - place(other));
}

/** All sections with their rows, one after the other: an export must not occupy every connection of the pool. */
export async function listSections(database: Kysely<Tables>, person: Person, say: Say): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { list, ...section } of listArchiveSections()) {
    sections.push({ ...section, rows: await list(database, person, say) });
  }
  return sections;
}

/** Every column that names a stored file, with the column of its owner where it is a person's. */
export function listFileColumns() {
  return listPersonalData().flatMap(({ files = [] }) => files);
}

/** The newest copy of a person's data, whatever its state; undefined when there is none or it has expired. */
export function findLatestExport(database: Kysely<Tables>, userId: string): Promise<ExportRow | undefined> {
  return database
    .selectFrom('account_exports')
    .leftJoin('files', 'files.id', 'account_exports.file_id')
    .select(['account_exports.id', 'account_exports.status', 'done', 'total', 'files.size'])
    .select(['account_exports.created_at', 'account_exports.expires_at'])
    .where('account_exports.user_id', '=', userId)
    .where(sql<boolean>`coalesce(account_exports.expires_at > now(), true)`)
    .orderBy('account_exports.created_at', 'desc')
    .orderBy('account_exports.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The file of a finished copy of this person; undefined for another's, an unfinished and an expired one. */
export function findExportFile(
  database: Kysely<Tables>,
  userId: string,
  exportId: string,
): Promise<{ storage_key: string; name: string; media_type: string; size: number } | undefined> {
  return database
    .selectFrom('account_exports')
    .innerJoin('files', 'files.id', 'account_exports.file_id')
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('account_exports.id', '=', exportId)
    .where('account_exports.user_id', '=', userId)
    .where('account_exports.status', '=', 'ready')
    .where('account_exports.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}
