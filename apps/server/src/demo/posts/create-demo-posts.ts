import { readdir, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { PostDraft } from '@waymark/contract/content/writing';
import type { Tables } from '../../platform/database/tables.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { demoAuthors } from './authors.ts';
import { demoComments, type DemoComment } from './comments.ts';
import { readPostFile, type PostFile } from './read-post-file.ts';

const folder = new URL('.//', import.meta.url);
const hourMs = 3_600_000;

/** The posts of the demo, from their files, in the order of their names. */
export async function readDemoPosts(): Promise<PostFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => readPostFile(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

/** Puts the posts in where there are none at all: those of real people are never mixed with invented ones. */
export async function createDemoPosts(database: Kysely<Tables>, now = new Date()): Promise<void> {
  const posts = await readDemoPosts();
  await database.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('blog_posts').select('id').limit(1).executeTakeFirst();
    if (known) return;
    const authors = await createAuthors(transaction);
    // Of two processes that load at once, the second finds the authors of the first.
    if (authors.size === 0) return;
    for (const post of posts) await createPost(transaction, post, { authors, now });
  });
}

async function createAuthors(
  transaction: Kysely<Tables>,
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await transaction
    .insertInto('blog_authors')
    .values(demoAuthors.map((author) => ({ id: newId(), ...author })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'name'])
    .execute();
  return new Map(rows.map(({ id, slug, name }) => [slug, { id, name }]));
}

interface Surroundings {
  authors: ReadonlyMap<string, { id: string; name: string }>;
  now: Date;
}

async function createPost(
  transaction: Kysely<Tables>,
  { slug, title, summary, category, tags, author: authorSlug, daysAgo, body }: PostFile,
  { authors, now }: Surroundings,
): Promise<void> {
  const author = authors.get(authorSlug);
  if (!author) throw new Error(`Nobody is called ${authorSlug}, who wrote ${slug}.`);
  // At seven in the morning: a day's post is there when people get up.
  const publishedAt = new Date(now.getTime() - daysAgo * 24 * hourMs);
  publishedAt.setUTCHours(7, 0, 0, 0);
  const text = { title, summary, body, category, tags };
  const draft: PostDraft = { ...text, author: author.name, coverId: null, slug };
  const id = newId();
  await transaction
    .insertInto('blog_posts')
    .values({
      id,
      slug,
      state: 'published',
      ...text,
      author_id: author.id,
      published_at: publishedAt,
      changed_at: publishedAt,
      draft: JSON.stringify(draft),
      draft_saved_at: publishedAt,
      created_at: publishedAt,
    })
    .execute();
  await transaction
    .insertInto('blog_post_versions')
    .values({ id: newId(), post_id: id, number: 1, draft: JSON.stringify(draft), created_at: publishedAt })
    .execute();
  for (const comment of demoComments) {
    if (comment.post === slug)
      await createComment(transaction, comment, { postId: id, publishedAt, now, parentId: null });
  }
}

interface Place {
  postId: string;
  publishedAt: Date;
  now: Date;
  parentId: string | null;
}

async function createComment(
  transaction: Kysely<Tables>,
  { name, text, hoursAfter, answers = [], byStaff = false, isHeld = false }: Omit<DemoComment, 'post'>,
  place: Place,
): Promise<void> {
  const at = new Date(
    Math.min(place.publishedAt.getTime() + hoursAfter * hourMs, place.now.getTime() - hourMs),
  );
  const id = newId();
  await transaction
    .insertInto('blog_comments')
    .values({
      id,
      post_id: place.postId,
      parent_id: place.parentId,
      state: isHeld ? 'held' : 'approved',
      name,
      email: byStaff ? '' : `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@readers.example`,
      text,
      user_id: null,
      by_staff: byStaff,
      stop_secret: newSecret().secret,
      decided_at: isHeld ? null : at,
      told_at: isHeld ? null : at,
      created_at: at,
    })
    .execute();
  for (const answer of answers) await createComment(transaction, answer, { ...place, parentId: id });
}
