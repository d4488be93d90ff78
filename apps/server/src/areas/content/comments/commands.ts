import { commentDepth, heldCommentsLimit } from '@waymark/contract/content/choices/blog';
import type { CommentFields } from '@waymark/contract/content/comments';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import { useCaptcha, verifyCaptcha } from '../contact/commands.ts';

/** Who comments, where somebody is signed in; the address counts as theirs only when a link has proven it. */
interface Commenter {
  userId: string;
  provenAddress: string | null;
}

/**
 * Notes a comment below a post for staff to look at. Nothing is mailed: anybody's address could have been typed. Throws
 * `not_found`, `gone` where the post was taken down, `conflict` where too many wait or the same was sent before.
 */
export async function addComment(
  database: Kysely<Tables>,
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

/** Held until the comment is noted: of two at once only one finds the last place free. */
async function lockPost(transaction: Kysely<Tables>, slug: string): Promise<string> {
  const post = await transaction
    .selectFrom('blog_posts')
    .select(['id', 'state'])
    .where('slug', '=', slug)
    .where('state', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (!post) throw new AppError('not_found', 'There is no such post.');
  if (post.state === 'withdrawn') throw new AppError('gone', 'This post was taken down.');
  return post.id;
}

async function refuseMany(
  transaction: Kysely<Tables>,
  postId: string,
  { email, comment }: Pick<CommentFields, 'email' | 'comment'>,
): Promise<void> {
  const { held, same } = await transaction
    .selectFrom('blog_comments')
    .select(sql<number>`(count(*) filter (where state = 'held'))::int`.as('held'))
    .select(sql<number>`(count(*) filter (where email = ${email} and text = ${comment}))::int`.as('same'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  if (same > 0) throw new AppError('conflict', 'You have sent this comment already.');
  if (held >= heldCommentsLimit) {
    throw new AppError('conflict', 'Many comments on this post wait to be read. Please come back tomorrow.');
  }
}

/**
 * What a comment answers, at a depth that a page can show: an answer too deep stands beside the one it answers. Throws
 * `conflict` for one that nobody may read.
 */
async function findParent(
  transaction: Kysely<Tables>,
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
      'The comment that you answer is not there any more. Please load the page again.',
    );
  }
  return rows.find(({ depth }) => depth < commentDepth)?.id ?? null;
}

/** Has answers mailed to the address of a comment; a second press of the button is no error. Throws `gone`. */
export async function confirmAnswers(database: Kysely<Tables>, token: string): Promise<void> {
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
      'This link has expired, or the mails were stopped. Comment again to get another one.',
    );
  }
  await forgetUsedLink(database, token);
}

/** Stops the mails about a comment. A token that is not known any more is no error: nothing is mailed for it either. */
export async function stopAnswers(database: Kysely<Tables>, token: string): Promise<void> {
  await database
    .updateTable('blog_comments')
    .set({ wants_mail: false, confirm_hash: null })
    .where('stop_secret', '=', token)
    .execute();
}
