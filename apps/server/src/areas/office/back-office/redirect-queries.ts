import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { decodedPath } from '@waymark/contract/paths';
import type { Redirect } from '@waymark/contract/office/redirects';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

const longestPath = 300;

/** Where a path that is no page leads, as a header takes it; null where it leads nowhere. */
export async function findRedirect(database: Kysely<Tables>, path: string): Promise<string | null> {
  if (path.length > longestPath) return null;
  const row = await database
    .selectFrom('redirects')
    .select('to_path')
    .where('from_path', 'in', [path, decodedPath(path)])
    .executeTakeFirst();
  return row ? encoded(row.to_path) : null;
}

/** Other letters than English ones as browsers send them; what is written so already stays. */
function encoded(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost');
  return pathname + search;
}

/** A page of the redirects, by their old paths. Throws `not_found` beyond the last page. */
export async function listRedirects(database: Kysely<Tables>, page: number): Promise<Page<Redirect>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('redirects')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await database
    .selectFrom('redirects')
    .selectAll()
    .orderBy('from_path')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    fromPath: row.from_path,
    toPath: row.to_path,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, total, page, pageSize };
}
