import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Site } from './site-rules.ts';

/**
 * Slugs of companies of a site whose name or website is that of a company here with members, unless both are: a stranger
 * could have typed either. Companies that a move has brought are not among them.
 */
export async function findClaimed(database: Kysely<Tables>, { companies }: Site): Promise<Set<string>> {
  const given = [...companies].map(([slug, { website }]) => ({ slug, website }));
  const { rows } = await sql<{ slug: string }>`
    with given as (
      select slug, website_host_of(website) as host
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(slug text, website text)
    )
    select distinct given.slug from given join companies
      on companies.slug = given.slug or (website_host <> '' and website_host = given.host)
    where exists (select from company_members where company_id = companies.id)
      and not exists (select from moved_companies where company_id = companies.id)
      and not (companies.slug = given.slug and website_host <> '' and website_host = given.host)
  `.execute(database);
  return new Set(rows.map(({ slug }) => slug));
}

export interface MovedJob {
  sourceId: string;
  jobId: string;
  companyId: string;
}

const batchSize = 1000;

/** The postings of a source with these ids, in parts. */
export async function* listMoved(
  database: Kysely<Tables>,
  source: string,
  sourceIds: readonly string[],
): AsyncGenerator<MovedJob[]> {
  for (let at = 0; at < sourceIds.length; at += batchSize) {
    const some = sourceIds.slice(at, at + batchSize);
    const { rows } = await sql<MovedJob>`
      select source_id as "sourceId", id as "jobId", company_id as "companyId" from jobs
      where source = ${source} and source_id = any(${some}::text[]) and status in ('active', 'expired', 'filled')
    `.execute(database);
    yield rows;
  }
}
