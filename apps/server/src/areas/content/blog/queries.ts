import type { BlogSidebar, PostCard, PostFilter, PostList } from '@waymark/contract/content/posts';
import { sql, type SqlBool } from 'kysely';
import { containing } from '../../../platform/database/like-pattern.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { presentCard, type CardRow } from './presenter.ts';

/** Search words at most. */
const searchWordsLimit = 8;

const feedPosts = 30;

const monthsShown = 12;

const tagsShown = 18;

const recentShown = 5;

const relatedShown = 3;

const month = sql<string>`to_char(blog_posts.published_at at time zone 'UTC', 'YYYY-MM')`;

/** A page of public posts, newest first; empty beyond the last page. */
export async function listPosts(
  database: Database,
  filter: PostFilter,
  page: number,
  pageSize: number,
): Promise<PostList> {
  const { total } = await selectPublic(database, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withCards(selectPublic(database, filter))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const author = filter.author === '' ? undefined : await findAuthor(database, filter.author);
  return { posts: rows.map(presentCard), total, author: author ?? null };
}

function findAuthor(database: Database, slug: string) {
  return database
    .selectFrom('blog_authors')
    .select(['name', 'line'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

function selectPublic(database: Database, filter: Partial<PostFilter> = {}) {
  const { q = '', category = '', tag = '', author = '', month: wanted = '' } = filter;
  const words = q.split(/\s+/).filter(Boolean).slice(0, searchWordsLimit);
  let select = database
    .selectFrom('blog_posts')
    .leftJoin('blog_authors', 'blog_authors.id', 'blog_posts.author_id')
    .where('blog_posts.kind', '=', 'post')
    .where('blog_posts.state', '=', 'published');
  if (category) select = select.where(sql`lower(blog_posts.category)`, '=', category.toLowerCase());
  if (tag) select = select.where(sql<SqlBool>`lower(${tag}) = any(lower(blog_posts.tags::text)::text[])`);
  if (author) select = select.where('blog_authors.slug', '=', author);
  if (wanted) select = select.where(month, '=', wanted);
  for (const word of words) select = select.where(holds(word));
  return select;
}

/** Whether a word occurs in the text of a post. */
function holds(word: string) {
  const pattern = containing(word);
  return sql<SqlBool>`(
    blog_posts.title || ' ' || blog_posts.summary || ' ' || array_to_string(blog_posts.tags, ' ') || ' ' || blog_posts.body
  ) ilike ${pattern}`;
}

function withCards(select: ReturnType<typeof selectPublic>) {
  return select
    .leftJoin('blog_pictures as cover', (join) =>
      join.onRef('cover.id', '=', 'blog_posts.cover_id').onRef('cover.post_id', '=', 'blog_posts.id'),
    )
    .select(['blog_posts.id', 'blog_posts.slug', 'blog_posts.title', 'blog_posts.summary', 'blog_posts.body'])
    .select(['blog_posts.category', 'blog_posts.published_at'])
    .select(['blog_authors.name as author_name', 'blog_authors.slug as author_slug'])
    .select(['cover.id as cover_id', 'cover.width as cover_width', 'cover.height as cover_height'])
    .select('cover.alternative_text as cover_text')
    .select(
      sql<number>`(
        select count(*)::int from blog_comments where post_id = blog_posts.id and blog_comments.state = 'approved'
      )`.as('comments'),
    )
    .orderBy('blog_posts.published_at', 'desc')
    .orderBy('blog_posts.id', 'desc');
}

/** The newest public posts. */
export async function listNewest(database: Database, count: number): Promise<PostCard[]> {
  const rows = await withCards(selectPublic(database)).limit(count).execute();
  return rows.map(presentCard);
}

/** The sidebar of posts. */
export async function getSidebar(database: Database): Promise<BlogSidebar> {
  const recent = await listNewest(database, recentShown);
  const categories = await sql<{ name: string; count: number }>`
    select category as name, count(*)::int as count from blog_posts where kind = 'post' and state = 'published'
    group by category order by category
  `.execute(database);
  const tags = await sql<{ name: string; count: number }>`
    select tag as name, count(*)::int as count from blog_posts, unnest(tags) as tag where kind = 'post' and state = 'published'
    group by tag order by count(*) desc, tag limit ${tagsShown}
  `.execute(database);
  const months = await sql<{ month: string; count: number }>`
    select ${month} as month, count(*)::int as count from blog_posts where kind = 'post' and state = 'published'
    group by 1 order by 1 desc limit ${monthsShown}
  `.execute(database);
  return { recent, categories: categories.rows, tags: tags.rows, months: months.rows };
}

export type PublicPost = CardRow & {
  state: 'draft' | 'published' | 'withdrawn';
  tags: string[];
  changed_at: Date | null;
  author_line: string | null;
};

/** A post that is or was public; undefined for any other slug. */
export async function findPost(
  database: Database,
  slug: string,
): Promise<PublicPost | 'withdrawn' | undefined> {
  const row = await withCards(selectPublic(database))
    .select(['blog_posts.state', 'blog_posts.tags', 'blog_posts.changed_at'])
    .select('blog_authors.line as author_line')
    .where('blog_posts.slug', '=', slug)
    .executeTakeFirst();
  if (row) return row;
  const gone = await database
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .where('kind', '=', 'post')
    .where('state', '=', 'withdrawn')
    .executeTakeFirst();
  return gone && 'withdrawn';
}

/** A published page of the board's own; undefined for any other slug. */
export function findOwnPage(database: Database, slug: string) {
  return database
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'title', 'summary', 'body', 'changed_at'])
    .where('slug', '=', slug)
    .where('kind', '=', 'page')
    .where('state', '=', 'published')
    .executeTakeFirst();
}

/** Posts by shared tags, then category, then newest. */
export async function listRelated(
  database: Database,
  { id, tags, category }: Pick<PublicPost, 'id' | 'tags' | 'category'>,
): Promise<PostCard[]> {
  const rows = await withCards(selectPublic(database))
    .where('blog_posts.id', '<>', id)
    .clearOrderBy()
    .orderBy(
      sql`cardinality(array(select unnest(blog_posts.tags) intersect select unnest(${tags}::text[]))) * 2
        + (blog_posts.category = ${category})::int`,
      'desc',
    )
    .orderBy('blog_posts.published_at', 'desc')
    .orderBy('blog_posts.id', 'desc')
    .limit(relatedShown)
    .execute();
  return rows.map(presentCard);
}

/** The pictures of a post. */
export function listPictures(database: Database, postId: string) {
  return database
    .selectFrom('blog_pictures')
    .select(['id', 'width', 'height', 'alternative_text'])
    .where('post_id', '=', postId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The posts of the feeds. */
export async function listForFeed(database: Database) {
  return withCards(selectPublic(database))
    .select(['blog_posts.tags', 'blog_posts.changed_at'])
    .limit(feedPosts)
    .execute();
}

/** The stored file in the next larger size, or the largest; undefined for none. */
export function findPictureFile(database: Database, pictureId: string, wanted: number | undefined) {
  return database
    .selectFrom('blog_picture_files')
    .innerJoin('files', 'files.id', 'blog_picture_files.file_id')
    .select(['files.storage_key', 'files.size'])
    .where('picture_id', '=', pictureId)
    .orderBy(sql`width >= ${wanted ?? 100_000}`, 'desc')
    .orderBy(sql`abs(width - ${wanted ?? 100_000})`)
    .limit(1)
    .executeTakeFirst();
}

/** The figures of charts, by name. */
export async function listFigures(database: Database, names: readonly string[]) {
  if (names.length === 0) return new Map<string, never>();
  const rows = await database
    .selectFrom('blog_figures')
    .select(['name', 'figures', 'counted_at'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}
