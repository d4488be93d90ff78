import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { listNamesakes } from './queries.ts';
import { companySlug, freeSlug } from './slug-rules.ts';
import { websiteHost } from './website-rules.ts';

type CompanyFields = Pick<EmployerSignupFields, 'companyName' | 'website' | 'country'>;

/**
 * Writes a company of its own, whoever else has the name: nobody gets hold of a company by knowing what it is
 * called. It is held until the address of its owner is confirmed, and longer where another one has its name or its
 * website. Throws `conflict` when colleagues have registered one of the same name and website.
 */
export async function registerCompany(transaction: Kysely<Tables>, fields: CompanyFields): Promise<string> {
  const { companyName: name, website, country } = fields;
  const slug = companySlug(name);
  const namesakes = await listNamesakes(transaction, slug);
  const own = namesakes.find(
    (one) =>
      one.is_claimed && companySlug(one.name) === slug && websiteHost(one.website) === websiteHost(website),
  );
  if (own) throw companyExists(own.name);
  const row = await transaction
    .insertInto('companies')
    .values({
      id: newId(),
      name,
      slug: freeSlug(slug, new Set(namesakes.map((one) => one.slug))),
      website,
      country,
      held_reason: 'unconfirmed',
    })
    // Two colleagues who register at once: the second one waits here, finds the slug taken and looks again.
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? registerCompany(transaction, fields);
}

/** What the proof of an address does to the companies of its owner, for one that is added after it. */
export async function releaseCompany(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  // Two of one name at once: the second sees that the first is public.
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(transaction);
  await sql`
    update companies set held_reason = find_hold(id, name, website)
    where id = ${companyId} and held_reason = 'unconfirmed'
  `.execute(transaction);
}

function companyExists(name: string): AppError {
  const message = `${name} is registered already. Ask a colleague to invite you.`;
  return new AppError('conflict', message, { fields: { companyName: message } });
}
