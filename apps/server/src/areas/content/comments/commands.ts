import { commentDepth, heldCommentsLimit } from '@waymark/contract/content/choices';
import type { CommentFields } from '@waymark/contract/content/comments';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import { useCaptcha, verifyCaptcha } from '../contact/commands.ts';

/** The signed-in user; the address counts as theirs only when confirmed. */
interface Commenter {
  userId: string;
  provenAddress: string | null;
}

/**
 * Stores a comment for moderation. Nothing is mailed: the address may be a stranger’s. Throws `not_found`,
 * `gone` for a withdrawn post, `conflict` at the limit and for a repetition.
 */
export async function addComment(
  database: Database,
  slug: string,
  { captcha, ...fields }: CommentFields,
  commenter: Commenter | undefined,
): Promise<void> {
  const solved = await verifyCaptcha(database, captcha);
  await database.transaction().execute(async (transaction) => {
    await useCaptcha(transaction, solved);
    const postId = await lockPost(transaction, slug);
    await refuseMany(transaction, postId, fields);
    const isProven = commenter?.provenAddress === fields.email;
    await transaction
      .insertInto('blog_comments')
      .values({
        id: newId(),
        post_id: postId,
        parent_id: await findParent(transaction, postId, fields.parentId),
        name: fields.author,
        email: fields.email,
        url: fields.url,
        text: fields.comment,
        user_id: commenter?.userId ?? null,
        wants_mail: fields.wantsMail,
        confirmed_at: isProven ? new Date() : null,
        stop_secret: newSecret().secret,
      })
      .execute();
  });
}

/** Locks the post: of two parallel comments only one takes the last place. */
async function lockPost(transaction: Database, slug: string): Promise<string> {
  const post = await transaction
    .selectFrom('blog_posts')
    .select(['id', 'state'])
    .where('slug', '=', slug)
    .where('kind', '=', 'post')
    .where('state', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (!post) throw new AppError('not_found', msg`There is no such post.`);
  if (post.state === 'withdrawn') throw new AppError('gone', msg`This post was taken down.`);
  return post.id;
}

async function refuseMany(
  transaction: Database,
  postId: string,
  { email, comment }: Pick<CommentFields, 'email' | 'comment'>,
) {
  const { held, same } = await transaction
    .selectFrom('blog_comments')
    .select(sql<number>`(count(*) filter (where state = 'held'))::int`.as('held'))
    .select(sql<number>`(count(*) filter (where email = ${email} and text = ${comment}))::int`.as('same'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  if (same > 0) throw new AppError('conflict', msg`You have sent this comment already.`);
  if (held >= heldCommentsLimit) {
    throw new AppError(
      'conflict',
      msg`Many comments on this post are waiting to be read. Please come back tomorrow.`,
    );
  }
}

/**
 * The parent of an answer at a depth that a page can show: deeper answers are placed beside their parent.
 * Throws `conflict` for a comment that is not public.
 */
async function findParent(
  transaction: Database,
  postId: string,
  parentId: string | null,
): Promise<string | null> {
  if (parentId === null) return null;
  const { rows } = await sql<{ id: string; depth: number }>`
    with recursive line(id, parent_id, height) as (
      select id, parent_id, 1 from blog_comments
      where id = ${parentId} and post_id = ${postId} and state = 'approved' and erased_at is null
      union all
      select above.id, above.parent_id, height + 1 from blog_comments above
      join line on above.id = line.parent_id where height < 50
    )
    select id, max(height) over () - height + 1 as depth from line order by height
  `.execute(transaction);
  if (rows.length === 0) {
    throw new AppError(
      'conflict',
      msg`The comment that you are answering no longer exists. Please load the page again.`,
    );
  }
  return rows.find(({ depth }) => depth < commentDepth)?.id ?? null;
}

/** Confirms mails about answers; repeating it is no error. Throws `gone`. */
export async function confirmAnswers(database: Database, token: string): Promise<void> {
  const confirmed = await database
    .updateTable('blog_comments')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('confirm_hash', '=', hashSecret(token))
    .where('wants_mail', '=', true)
    .where('confirm_expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) {
    throw new AppError(
      'gone',
      msg`This link has expired, or the mails were stopped. Comment again to get another one.`,
    );
  }
  await forgetUsedLink(database, token);
}

/** Stops the mails about a comment. An unknown token is no error: it gets no mail either. */
export async function stopAnswers(database: Database, token: string): Promise<void> {
  await database
    .updateTable('blog_comments')
    .set({ wants_mail: false, confirm_hash: null })
    .where('stop_secret', '=', token)
    .execute();
}
