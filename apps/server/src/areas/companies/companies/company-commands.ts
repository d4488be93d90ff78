import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { companySlug, isOwnWebsite } from './rules.ts';

/** A company as a source describes it; missing values are empty. */
export interface CompanyDraft {
  name: string;
  website: string;
  about: string;
  industry: string;
}

/**
 * Ids by slug. Companies are matched by website before name, and created if missing; their own data is
 * filled in, never overwritten.
 */
export async function ensureCompanies(
  transaction: Database,
  companies: readonly CompanyDraft[],
): Promise<Map<string, string>> {
  const bySlug = new Map<string, CompanyDraft & { slug: string; id: string }>();
  for (const company of companies) {
    const slug = companySlug(company.name);
    const known = bySlug.get(slug);
    if (!known) bySlug.set(slug, { ...company, slug, id: newId() });
    else {
      known.website ||= company.website;
      known.about ||= company.about;
      known.industry ||= company.industry;
    }
  }
  const byWebsite = await findByWebsite(transaction, [...bySlug.values()]);
  for (const slug of byWebsite.keys()) bySlug.delete(slug);
  if (bySlug.size === 0) return byWebsite;
  await freeHeldSlugs(transaction, [...bySlug.keys()]);
  // In one order everywhere, so that two writers wait for each other instead of deadlocking.
  const given = [...bySlug.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  await sql`
    insert into companies (id, slug, name, website, about, industry)
    select given.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(id uuid, slug text, name text, website text, about text, industry text)
    where not exists (
      select from companies
      where companies.slug = given.slug
        and (companies.website <> '' or given.website = '')
        and (companies.about <> '' or given.about = '')
        and (companies.industry <> '' or given.industry = '')
    )
    on conflict (slug) do update set
      website = coalesce(nullif(companies.website, ''), excluded.website),
      about = coalesce(nullif(companies.about, ''), excluded.about),
      industry = coalesce(nullif(companies.industry, ''), excluded.industry)
  `.execute(transaction);
  const rows = await transaction
    .selectFrom('companies')
    .select(['id', 'slug'])
    .where('slug', 'in', [...bySlug.keys()])
    .execute();
  return new Map([...byWebsite, ...rows.map((row) => [row.slug, row.id] as const)]);
}

/** By slug, the only public company with the website; a shared website matches none. */
async function findByWebsite(
  transaction: Database,
  companies: readonly { slug: string; website: string }[],
): Promise<Map<string, string>> {
  const given = companies.filter(({ website }) => isOwnWebsite(website));
  const { rows } = await sql<{ slug: string; id: string; host: string }>`
    select given.slug, (array_agg(companies.id))[1] as id, max(website_host) as host
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(slug text, website text)
      join companies on website_host = website_host_of(given.website)
    where website_host <> '' and held_reason is null
    group by given.slug having count(*) = 1
  `.execute(transaction);
  // A source that gives its own address for every company says nothing of any.
  const isShared = (host: string) =>
    new Set(rows.filter((row) => row.host === host).map(({ slug }) => slug.split('-')[0])).size > 1;
  return new Map(rows.filter(({ host }) => !isShared(host)).map(({ slug, id }) => [slug, id]));
}

/**
 * A held company gives up its slug, or it would receive the jobs and applications that a source brings under
 * it.
 */
async function freeHeldSlugs(transaction: Database, slugs: readonly string[]) {
  await sql`
    update companies set slug = slug || '-' || id where held_reason is not null and slug = any(${slugs}::text[])
  `.execute(transaction);
}
