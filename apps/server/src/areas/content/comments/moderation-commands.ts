import { commentDepth, commentLinkHours, type CommentState } from '@waymark/contract/content/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { answeredMail, confirmAnswersMail } from './emails/comments.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;
type Comment = Selectable<Tables['blog_comments']>;

interface Which {
  commentId: string;
  staffId: string;
}

/**
 * Approves or refuses a comment, or undoes that. The first approval mails the author of the parent, and the
 * author a confirmation link. Throws `not_found`, or `conflict` if a colleague was first.
 */
export async function decideComment(
  { database, ...parts }: Parts,
  { commentId, staffId, from, state }: Which & { from: CommentState; state: CommentState },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const comment = await lockComment(transaction, commentId);
    if (comment.state !== from) {
      throw new AppError('conflict', msg`Someone else just decided on this comment. Load the list again.`);
    }
    if (state === from) return;
    await setState({ ...parts, transaction }, comment, state);
    await noteStaffAction(transaction, {
      staffId,
      action: 'comment.decide',
      subjectKind: 'comment',
      subjectId: commentId,
      before: { state: from },
      after: { state },
    });
  });
}

/** Answers a comment as the board, and approves it. Throws as above. */
export async function answerComment(
  { database, ...parts }: Parts,
  { commentId, staffId, text }: Which & { text: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const comment = await lockComment(transaction, commentId);
    if (comment.state === 'refused') {
      throw new AppError('conflict', msg`This comment was refused. Undo that before you answer it.`);
    }
    if (comment.state === 'held') await setState({ ...parts, transaction }, comment, 'approved');
    const answerId = newId();
    await transaction
      .insertInto('blog_comments')
      .values({
        id: answerId,
        post_id: comment.post_id,
        parent_id: await parentFor(transaction, comment),
        state: 'approved',
        name: board.settings.name,
        email: '',
        text,
        user_id: null,
        by_staff: true,
        stop_secret: newSecret().secret,
        decided_at: new Date(),
      })
      .execute();
    await mailAnswered({ ...parts, transaction }, comment);
    await noteStaffAction(transaction, {
      staffId,
      action: 'comment.answer',
      subjectKind: 'comment',
      subjectId: commentId,
      after: { answerId },
    });
  });
}

async function lockComment(transaction: Database, commentId: string): Promise<Comment> {
  const comment = await transaction
    .selectFrom('blog_comments')
    .selectAll()
    .where('id', '=', commentId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!comment) throw new AppError('not_found', msg`This comment no longer exists.`);
  return comment;
}

/** An answer that would be too deep is placed beside the comment. */
async function parentFor(transaction: Database, { id, parent_id: parentId }: Comment): Promise<string> {
  let depth = 1;
  for (let above = parentId; above !== null && depth < commentDepth; depth++) {
    const row = await transaction
      .selectFrom('blog_comments')
      .select('parent_id')
      .where('id', '=', above)
      .executeTakeFirst();
    above = row?.parent_id ?? null;
  }
  return depth < commentDepth || parentId === null ? id : parentId;
}

type Within = Omit<Parts, 'database'> & { transaction: Database };

async function setState(parts: Within, comment: Comment, state: CommentState) {
  const { transaction } = parts;
  const isFirst = state === 'approved' && comment.told_at === null;
  await transaction
    .updateTable('blog_comments')
    .set({
      state,
      decided_at: state === 'held' ? null : sql<Date>`now()`,
      ...(isFirst && { told_at: sql<Date>`now()` }),
    })
    .where('id', '=', comment.id)
    .execute();
  if (!isFirst) return;
  await askToConfirm(parts, comment);
  if (comment.parent_id === null) return;
  const parent = await transaction
    .selectFrom('blog_comments')
    .selectAll()
    .where('id', '=', comment.parent_id)
    .executeTakeFirst();
  // No mail about one's own answer.
  if (parent && parent.email !== comment.email) await mailAnswered(parts, parent);
}

/** The first mail to an unconfirmed address: no typed text is in it. */
async function askToConfirm({ transaction, queue, config }: Within, comment: Comment) {
  if (!comment.wants_mail || comment.confirmed_at !== null) return;
  const { secret, hash } = newSecret();
  await transaction
    .updateTable('blog_comments')
    .set({
      confirm_hash: hash,
      confirm_expires_at: sql`now() + make_interval(hours => ${commentLinkHours}::int)`,
    })
    .where('id', '=', comment.id)
    .execute();
  const link = `${config.publicUrl}${paths.commentAnswers}?token=${secret}`;
  await queue.enqueue(transaction, 'send-mail', confirmAnswersMail(comment.email, link));
}

async function mailAnswered({ transaction, queue, config }: Within, comment: Comment) {
  if (!comment.wants_mail || comment.confirmed_at === null || comment.email === '') return;
  const post = await transaction
    .selectFrom('blog_posts')
    .select(['slug', 'title'])
    .where('id', '=', comment.post_id)
    .executeTakeFirstOrThrow();
  const mail = answeredMail(comment.email, {
    title: post.title,
    slug: post.slug ?? '',
    commentId: comment.id,
    stopSecret: comment.stop_secret,
    publicUrl: config.publicUrl,
  });
  await queue.enqueue(transaction, 'send-mail', mail);
}

/** Deletes old refused comments, expired links and erased comments without answers. */
export async function sweepComments(database: Database): Promise<void> {
  await sql`
    delete from blog_comments
    where state = 'refused' and decided_at < now() - make_interval(days => ${board.settings.retention.refusedCommentDays}::int)
  `.execute(database);
  await sql`
    update blog_comments set confirm_hash = null, wants_mail = false
    where confirmed_at is null and confirm_expires_at < now() and confirm_hash is not null
  `.execute(database);
  await sql`
    delete from blog_comments where erased_at is not null
      and not exists (select from blog_comments answer where answer.parent_id = blog_comments.id)
  `.execute(database);
}
