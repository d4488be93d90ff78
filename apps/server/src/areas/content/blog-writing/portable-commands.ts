import { postDraftSchema, type PostDraft } from '@waymark/contract/content/writing';
import { postSlug } from '@waymark/contract/content/posts';
import { z } from '@waymark/contract/zod';
import { msg } from '@waymark/contract/text/message';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { pagesLimit } from './commands.ts';
import { putOut } from './publishing-commands.ts';

/** The public pages of the board's own, as another board takes them: without their pictures. */
export const portablePagesSchema = z.array(postDraftSchema.extend({ slug: postSlug })).max(pagesLimit);

export async function exportPages(database: Database): Promise<PostDraft[]> {
  const rows = await database
    .selectFrom('blog_posts')
    .select(['slug', 'title', 'summary', 'body'])
    .where('kind', '=', 'page')
    .where('state', '=', 'published')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug, ...text }) => ({ ...text, ...withoutMore, slug: slug ?? '' }));
}

const withoutMore = { category: '', tags: [], author: '', coverId: null };

/** Publishes the pages of a file, each at its address. Gives whether that changes any. Throws `conflict`. */
export async function importPages(transaction: Database, pages: readonly PostDraft[]): Promise<boolean> {
  const before = new Map((await exportPages(transaction)).map((page) => [page.slug, page]));
  const wanted = pages.map(({ title, summary, body, slug }) => ({
    title,
    summary,
    body,
    ...withoutMore,
    slug,
  }));
  const changed = wanted.filter((page) => !isDeepStrictEqual(before.get(page.slug), page));
  for (const page of changed) await publishPage(transaction, page);
  return changed.length > 0;
}

async function publishPage(transaction: Database, page: PostDraft): Promise<void> {
  const known = await transaction
    .selectFrom('blog_posts')
    .select(['id', 'kind'])
    .where('slug', '=', page.slug)
    .executeTakeFirst();
  if (known && known.kind !== 'page')
    throw new AppError('conflict', msg`pages: A post of the blog has the address “${page.slug}”.`);
  const id = known?.id ?? newId();
  const draft = JSON.stringify(page);
  await transaction
    .insertInto('blog_posts')
    .values({ id, kind: 'page', draft })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        draft,
        draft_version: sql<number>`blog_posts.draft_version + 1`,
        draft_saved_at: sql`now()`,
      }),
    )
    .execute();
  const post = await transaction
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await putOut(transaction, post, null, new Date());
}
