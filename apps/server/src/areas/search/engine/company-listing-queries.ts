import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CompanyListing, CompanySlice } from '../replica/company-page-gateway.ts';
import { readCompanies } from '../replica/document-queries.ts';
import type { EngineGateway } from './engine-gateway.ts';

/** By a company's id or its name in addresses; null where none is public. */
export async function findPublicCompany(
  database: Kysely<Tables>,
  idOrSlug: string,
): Promise<PublicCompany | null> {
  const row = await database
    .selectFrom('companies')
    .select('id')
    .where((where) =>
      where.or([where(sql`id::text`, '=', idOrSlug.toLowerCase()), where('slug', '=', idOrSlug)]),
    )
    .where('held_reason', 'is', null)
    .executeTakeFirst();
  const [company] = row ? await readCompanies(database, [row.id]) : [];
  return company?.page ?? null;
}

/** The pages of companies in the tables; titles are looked up in the engine. */
export function listCompaniesOf(database: Kysely<Tables>, engine: EngineGateway): CompanyListing {
  const load = async (ids: readonly string[]) => {
    const found = new Map((await readCompanies(database, ids)).map(({ id, page }) => [id, page]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  const select = (words: string | null) =>
    database.selectFrom('companies').where('held_reason', 'is', null).where(isNamed(words));
  return {
    load,
    async list({ words, letter, offset, limit }: CompanySlice, { idle = false } = {}) {
      const rows = await select(words)
        .select('id')
        .$if(letter !== undefined, (query) => query.where('letter', '=', letter ?? ''))
        .$if(idle, (query) => query.where(isIdle))
        .orderBy('folded_name')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
      return load(rows.map(({ id }) => id));
    },
    listIds: async (words) => (await select(words).select('id').execute()).map(({ id }) => id),
    countLetters(words) {
      return select(words)
        .select(['letter as value', sql<number>`count(*)`.as('count')])
        .groupBy('letter')
        .orderBy('letter')
        .execute();
    },
    countTitled: (words, limit) => countTitled(engine, words, limit),
  };
}

const isIdle = sql<SqlBool>`not exists (
  select from jobs where jobs.company_id = companies.id and jobs.status = 'active'
)`;

/** Each word of `toNameQuery` is the beginning of one of the name; apostrophes stand between no words. */
function isNamed(words: string | null) {
  const beginnings = Array.from(
    words?.matchAll(/"([^"]+)"/g) ?? [],
    ([, word = '']) => String.raw`\m${word}`,
  );
  return sql<SqlBool>`regexp_replace(folded_name, '[''’]', '', 'g') ~ all (${beginnings}::text[])`;
}

/** `words` are beginnings of words of titles with "OR" between them, as FTS5 takes them. */
async function countTitled(engine: EngineGateway, words: string, limit: number) {
  const beginnings = words.split(' OR ').map((word) => word.replace('*', '').toLowerCase());
  const answer = await engine.search({
    size: 0,
    query: {
      bool: {
        filter: { term: { listed: true } },
        should: beginnings.map((value) => ({ prefix: { titleWords: { value } } })),
        minimum_should_match: 1,
      },
    },
    aggs: {
      companies: { terms: { field: 'companyId', size: limit, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
    },
  });
  const { buckets = [] } = (answer.aggregations?.['companies'] ?? {}) as {
    buckets?: { key: string; doc_count: number }[];
  };
  return buckets.map(({ key: id, doc_count: jobs }) => ({ id, jobs }));
}
