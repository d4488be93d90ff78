import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { Synonym } from '@waymark/contract/search/synonyms';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** A page of the words, in the order of the alphabet. Throws `not_found` beyond the last page. */
export async function listSynonyms(database: Kysely<Tables>, page: number): Promise<Page<Synonym>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('synonyms')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await database
    .selectFrom('synonyms')
    .selectAll()
    .orderBy(sql`lower(word)`)
    .orderBy(sql`lower(meaning)`)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    word: row.word,
    meaning: row.meaning,
    bothWays: row.both_ways,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, total, page, pageSize };
}
