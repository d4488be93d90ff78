import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { colleaguesCameMail, companyMergedMail } from './emails/company-merged.ts';

interface Person {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  email_confirmed_at: Date | null;
  member_role: string;
}

interface Merging {
  from: { id: string; name: string };
  into: { id: string; name: string };
}

/** A mail names so many people and no more. */
const mostNamed = 50;

/** Who has to be told of a merge, read before it: afterwards nobody knows who came. */
export async function readMerging(transaction: Kysely<Tables>, { from, into }: Merging) {
  return {
    owners: (await listPeople(transaction, into.id)).filter(({ member_role: role }) => role === 'owner'),
    came: (await listPeople(transaction, from.id, into.id)).map(({ id }) => id),
  };
}

/** Tells the owners of the company that stays who has come, and those who came where they are. */
export async function mailMerging(
  transaction: Kysely<Tables>,
  { queue, config: { publicUrl } }: Pick<Services, 'queue' | 'config'>,
  { from, into }: Merging,
  { owners, came }: Awaited<ReturnType<typeof readMerging>>,
): Promise<void> {
  // With the roles that they have now.
  const people = (await listPeople(transaction, into.id)).filter(({ id }) => came.includes(id));
  if (people.length === 0) return;
  const merged = { goneName: from.name, keptName: into.name, publicUrl };
  const newcomers = people.slice(0, mostNamed).map((person) => ({
    name: `${person.first_name} ${person.last_name}`,
    email: person.email,
    memberRole: person.member_role,
  }));
  for (const owner of owners) {
    const mail = colleaguesCameMail(addresseeOf(owner), { ...merged, newcomers });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: owner.id });
  }
  for (const person of people) {
    const mail = companyMergedMail(addresseeOf(person), merged);
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: person.id });
  }
}

/** Who works for a company and is not suspended, without those who work for the other one too. */
async function listPeople(
  transaction: Kysely<Tables>,
  companyId: string,
  otherId: string | null = null,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select users.id, email, first_name, last_name, email_confirmed_at, member_role
    from company_members join users on users.id = user_id
    where company_id = ${companyId} and suspended_at is null
      and user_id not in (select user_id from company_members where company_id = ${otherId}::uuid)
    order by company_members.created_at, users.id
  `.execute(transaction);
  return rows;
}
