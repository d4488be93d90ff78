import { postPicturesLimit, type PostKind, type StaffPostList } from '@waymark/contract/content/choices';
import type { StaffPostDetail, StaffPost } from '@waymark/contract/content/writing';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { sql, type SqlBool } from 'kysely';
import { containing } from '../../../platform/database/like-pattern.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { isHeld } from '../../identity/accounts/queries.ts';
import { listPictures } from '../blog/queries.ts';
import type { BodyPicture } from '../blog/rules.ts';
import { presentPicture, presentPost, presentVersion } from './presenter.ts';

/** Whether this is a post of the blog or a page of the board's own; undefined for neither. */
export async function findKind(database: Database, postId: string): Promise<PostKind | undefined> {
  const row = await database
    .selectFrom('blog_posts')
    .select('kind')
    .where('id', '=', postId)
    .executeTakeFirst();
  return row?.kind;
}

/** Versions that can be restored. */
export const versionsKept = 50;

/** Names that the form suggests. */
const namesOffered = 200;

/** The pictures that a text uses. */
export async function listNamedPictures(database: Database, body: string): Promise<BodyPicture[]> {
  const named = body.matchAll(
    /\/api\/blog-pictures\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/g,
  );
  const ids = [...new Set([...named].map(([, id = '']) => id))].slice(0, postPicturesLimit);
  if (ids.length === 0) return [];
  return database
    .selectFrom('blog_pictures')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
}

const inList: Readonly<Record<StaffPostList, ReturnType<typeof sql<SqlBool>>>> = {
  drafts: sql<SqlBool>`blog_posts.state = 'draft' and scheduled_for is null`,
  scheduled: sql<SqlBool>`scheduled_for is not null`,
  published: sql<SqlBool>`blog_posts.state = 'published'`,
  withdrawn: sql<SqlBool>`blog_posts.state = 'withdrawn' and scheduled_for is null`,
};

/** A page of posts. Throws `not_found` beyond the last page. */
export async function listStaffPosts(
  database: Database,
  { kind, show, q, page }: { kind: PostKind; show: StaffPostList; q: string; page: number },
): Promise<Page<StaffPost>> {
  const pageSize = defaultPageSize;
  let posts = database.selectFrom('blog_posts').where('kind', '=', kind).where(inList[show]);
  if (q) {
    const pattern = containing(q);
    posts = posts.where(sql<SqlBool>`(draft ->> 'title') ilike ${pattern}`);
  }
  const { total } = await posts.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await posts
    .selectAll('blog_posts')
    .select(isHeld.as('is_held'))
    .orderBy('draft_saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const authors = await listAuthors(database);
  return { data: rows.map((row) => presentPost(row, authors)), total, page, pageSize };
}

/** A post with its draft. Throws `not_found`. */
export async function getStaffPost(database: Database, postId: string): Promise<StaffPostDetail> {
  const row = await database
    .selectFrom('blog_posts')
    .selectAll('blog_posts')
    .select(isHeld.as('is_held'))
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!row) throw noSuchPost();
  const versions = await database
    .selectFrom('blog_post_versions')
    .select(['id', 'number', 'created_at', sql<string>`draft ->> 'title'`.as('title')])
    .where('post_id', '=', postId)
    .orderBy('number', 'desc')
    .limit(versionsKept)
    .execute();
  const pictures = await listPictures(database, postId);
  const authors = await listAuthors(database);
  return {
    ...presentPost(row, authors),
    draft: row.draft,
    version: row.draft_version,
    pictures: pictures.map(presentPicture),
    versions: versions.map(presentVersion),
    known: { authors: [...authors.values()], ...(await listKnown(database)) },
  };
}

export function noSuchPost(): AppError {
  return new AppError('not_found', msg`This post no longer exists.`);
}

/** Names by id. */
async function listAuthors(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('blog_authors')
    .select(['id', 'name'])
    .orderBy('name')
    .limit(namesOffered)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function listKnown(database: Database): Promise<{ categories: string[]; tags: string[] }> {
  const { rows: categories } = await sql<{ name: string }>`
    select distinct category as name from blog_posts where category <> '' order by 1 limit ${namesOffered}
  `.execute(database);
  const { rows: tags } = await sql<{ name: string }>`
    select distinct tag as name from blog_posts, unnest(tags) as tag order by 1 limit ${namesOffered}
  `.execute(database);
  return { categories: categories.map(({ name }) => name), tags: tags.map(({ name }) => name) };
}
