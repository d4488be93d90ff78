import type { PublishablePost } from '@waymark/contract/content/writing';
import { msg } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { countMissing } from '../blog/figure-commands.ts';
import { slugOf } from '../blog/rules.ts';
import { lockDue, numberSlug, setSchedule } from '../drafts/commands.ts';
import { readMoment } from '../drafts/rules.ts';
import { lockPost, type Which } from './commands.ts';
import { versionsKept } from './queries.ts';
import { requirePublishable, wantedSlug } from './rules.ts';

type Post = Selectable<Tables['blog_posts']>;

/**
 * Publishes a post in the given version, or schedules it; returns the time, null for now. Throws
 * `invalid_input` for missing fields and past times, `conflict` for another version.
 */
export async function publishPost(
  database: Database,
  { postId, staffId, version, at }: Which & { version: number; at: string | null },
  now = new Date(),
): Promise<Date | null> {
  return database.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, postId, version);
    const fields = requirePublishable(post.draft, post.kind);
    const moment = readMoment('post', at, now);
    await requireCover(transaction, postId, fields.coverId);
    if (moment === null) await putOut(transaction, post, staffId, now);
    else await setMoment(transaction, post, { staffId, moment, fields });
    return moment;
  });
}

async function setMoment(
  transaction: Database,
  post: Post,
  { staffId, moment, fields }: { staffId: string; moment: Date; fields: PublishablePost },
) {
  if (post.state === 'published') {
    throw new AppError('conflict', msg`This post is public. Publish its changes now, or take it down first.`);
  }
  if (post.slug === null) await requireFreeSlug(transaction, post.id, wantedSlug(fields));
  await setSchedule(transaction, 'blog_posts', post.id, { moment, staffId });
  await noteStaffAction(transaction, {
    staffId,
    action: 'post.schedule',
    subjectKind: 'post',
    subjectId: post.id,
    before: { scheduledFor: post.scheduled_for },
    after: { scheduledFor: moment },
  });
}

/** Publishes the draft. `staffId` is null for the queue and for a command. */
export async function putOut(transaction: Database, post: Post, staffId: string | null, now: Date) {
  const fields = requirePublishable(post.draft, post.kind);
  const slug = post.slug ?? (await takeSlug(transaction, post.id, fields));
  await countMissing(transaction, fields.body);
  await transaction
    .updateTable('blog_posts')
    .set({
      slug,
      state: 'published',
      title: fields.title,
      summary: fields.summary,
      body: fields.body,
      category: fields.category,
      tags: fields.tags,
      author_id: post.kind === 'page' ? null : await findOrAddAuthor(transaction, fields.author),
      cover_id: fields.coverId,
      published_at: post.published_at ?? now,
      changed_at: now,
      scheduled_for: null,
      scheduled_by: null,
    })
    .where('id', '=', post.id)
    .execute();
  await addVersion(transaction, post);
  await noteStaffAction(transaction, {
    staffId,
    action: 'post.publish',
    subjectKind: 'post',
    subjectId: post.id,
    before: { state: post.state, title: post.title },
    after: { state: 'published', title: fields.title, slug },
  });
}

/** The wanted slug; if it is taken and was not typed, the next with a number. */
async function takeSlug(transaction: Database, postId: string, fields: PublishablePost): Promise<string> {
  const wanted = wantedSlug(fields);
  if (fields.slug !== '') {
    await requireFreeSlug(transaction, postId, wanted);
    return wanted;
  }
  return numberSlug(wanted, (slug) => isFree(transaction, postId, slug));
}

async function requireFreeSlug(transaction: Database, postId: string, slug: string) {
  if (await isFree(transaction, postId, slug)) return;
  throw invalidFields({ slug: msg`Another post has this address. Please choose a different one.` });
}

async function isFree(transaction: Database, postId: string, slug: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', postId)
    .executeTakeFirst();
  return !other;
}

async function requireCover(transaction: Database, postId: string, coverId: string | null) {
  if (coverId === null) return;
  const picture = await transaction
    .selectFrom('blog_pictures')
    .select('id')
    .where('id', '=', coverId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (!picture) throw invalidFields({ coverId: msg`This picture is not among those of the post.` });
}

async function findOrAddAuthor(transaction: Database, name: string): Promise<string> {
  const slug = slugOf(name) || 'author';
  await transaction
    .insertInto('blog_authors')
    .values({ id: newId(), slug, name })
    // Of two posts of a new author at once, the second takes the row of the first.
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const author = await transaction
    .selectFrom('blog_authors')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return author.id;
}

async function addVersion(transaction: Database, { id, draft }: Post) {
  await transaction
    .insertInto('blog_post_versions')
    .values({
      id: newId(),
      post_id: id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from blog_post_versions where post_id = ${id})`,
      draft: JSON.stringify(draft),
    })
    .execute();
  await sql`
    delete from blog_post_versions where post_id = ${id} and number <= (
      select max(number) - ${versionsKept}::int from blog_post_versions where post_id = ${id}
    )
  `.execute(transaction);
}

/** Takes a post down, or cancels its schedule; returns the earlier state. Throws `conflict` for a draft. */
export async function unpublishPost(
  database: Database,
  { postId, staffId }: Which,
): Promise<'scheduled' | 'published'> {
  return database.transaction().execute(async (transaction) => {
    const post = await lockPost(transaction, postId);
    const was = post.scheduled_for ? 'scheduled' : post.state;
    if (was !== 'scheduled' && was !== 'published') {
      throw new AppError('conflict', msg`This post is not public, and no day is set for it.`);
    }
    await transaction
      .updateTable('blog_posts')
      .set(was === 'scheduled' ? { scheduled_for: null, scheduled_by: null } : { state: 'withdrawn' })
      .where('id', '=', postId)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: was === 'scheduled' ? 'post.unschedule' : 'post.withdraw',
      subjectKind: 'post',
      subjectId: postId,
      before: { state: post.state, scheduledFor: post.scheduled_for },
    });
    return was;
  });
}

/**
 * Publishes all due posts, each in a transaction; returns their number. Posts that are incomplete by now
 * become drafts, and those scheduled by a suspended colleague wait. Safe to repeat and to run on two nodes.
 */
export async function publishDuePosts(database: Database, now = new Date()): Promise<number> {
  for (let published = 0; ; published++) {
    const isDone = await database.transaction().execute(async (transaction) => {
      const post = await lockDue(transaction, 'blog_posts', now);
      if (!post) return true;
      await putOutDue(transaction, post, now);
      return false;
    });
    if (isDone) return published;
  }
}

async function putOutDue(transaction: Database, post: Post, now: Date) {
  try {
    requirePublishable(post.draft, post.kind);
    await requireCover(transaction, post.id, post.draft.coverId);
    if (post.slug === null && post.draft.slug !== '')
      await requireFreeSlug(transaction, post.id, post.draft.slug);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await setSchedule(transaction, 'blog_posts', post.id, null);
    return;
  }
  await putOut(transaction, post, null, now);
}
