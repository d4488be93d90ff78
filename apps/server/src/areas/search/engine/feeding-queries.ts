import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { findPlaces } from '../../places/places/queries.ts';
import type { CompanyDocument, JobDocument } from '../replica/document-rules.ts';
import { companyFields, type Grouping, type GroupedPosting } from './document-rules.ts';
import type { EngineGateway } from './engine-gateway.ts';
import { openingFields, readOpening, type StoredOpening } from './feeding-rules.ts';

const pageSize = 2000;

type CompanyNames = Pick<CompanyDocument, 'id' | 'name' | 'industry' | 'size'>;

/** A number above all that were given before, by whichever process. */
export async function nextVersion(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select nextval(pg_get_serial_sequence('job_changes', 'sequence')) as version
  `.execute(database);
  return rows[0]?.version ?? 0;
}

/** What documents have of their companies, by id. */
export async function readCompanyNames(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, CompanyNames>> {
  const rows = await database
    .selectFrom('companies')
    .select(['id', 'name', 'industry', 'size'])
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Postings with their companies and the names of their places; one whose company has just gone is left out. */
export async function joinPostings(
  database: Kysely<Tables>,
  jobs: readonly JobDocument[],
  groupingOf: (number: number) => Grouping | undefined,
): Promise<GroupedPosting[]> {
  const grouped = jobs.flatMap((job) => {
    const grouping = groupingOf(job.number);
    return grouping ? [{ job, grouping, places: grouping.listed?.places ?? job.place_ids }] : [];
  });
  const companies = await readCompanyNames(
    database,
    jobs.map((job) => job.company_id),
  );
  const places = await findPlaces(
    database,
    grouped.flatMap((one) => one.places),
  );
  return grouped.flatMap(({ job, grouping, places: ids }) => {
    const company = companies.get(job.company_id);
    if (!company) return [];
    const { key, group, listed } = grouping;
    return [{ job, company, key, group, listed, places: ids.flatMap((id) => places.get(id) ?? []) }];
  });
}

/** Reads all that a question finds, in pages by number. */
async function* readPages(
  engine: EngineGateway,
  index: string,
  query: object,
  fields: readonly string[],
): AsyncGenerator<Record<string, unknown>[]> {
  for (let after: unknown[] | undefined; ;) {
    const { hits } = await engine.search(
      { query, size: pageSize, _source: fields, sort: ['number'], ...(after && { search_after: after }) },
      index,
    );
    yield hits.hits.flatMap(({ _source: source }) => (source ? [source] : []));
    after = hits.hits.at(-1)?.sort;
    if (hits.hits.length < pageSize) return;
  }
}

/** The openings of these groups, as the index shows them. */
export async function listOpenings(
  engine: EngineGateway,
  index: string,
  keys: readonly string[],
): Promise<StoredOpening[]> {
  if (keys.length === 0) return [];
  const found: StoredOpening[] = [];
  for await (const page of readPages(engine, index, { terms: { groupKey: keys } }, openingFields))
    found.push(...page.map(readOpening));
  return found;
}

/** The numbers of a company's postings that do not say of it what it says of itself now, in pages. */
export async function* listRenamed(
  engine: EngineGateway,
  index: string,
  company: CompanyNames,
): AsyncGenerator<number[]> {
  const { industry, ...others }: ReturnType<typeof companyFields> & { industry?: unknown } =
    companyFields(company);
  const same = [
    ...Object.entries(others).map(([field, value]) => ({ term: { [field]: value } })),
    industry === undefined
      ? { bool: { must_not: { exists: { field: 'industry' } } } }
      : { term: { industry } },
  ];
  const query = {
    bool: { filter: { term: { companyId: company.id } }, must_not: { bool: { filter: same } } },
  };
  for await (const page of readPages(engine, index, query, ['number']))
    yield page.map(({ number }) => Number(number));
}
