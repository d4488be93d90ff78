import type { CommentState } from '@waymark/contract/content/choices';
import type { StaffComment } from '@waymark/contract/content/comments';
import type { PostComment } from '@waymark/contract/content/posts';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** Comments that a page shows, oldest first. */
const commentsShown = 500;

/** The public comments of a post, oldest first; erased ones leave a placeholder. */
export async function listComments(database: Database, postId: string): Promise<PostComment[]> {
  const rows = await database
    .selectFrom('blog_comments')
    .select(['id', 'parent_id', 'name', 'url', 'text', 'by_staff', 'created_at'])
    .where('post_id', '=', postId)
    .where('state', '=', 'approved')
    .orderBy('created_at')
    .orderBy('id')
    .limit(commentsShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    url: row.url,
    text: row.text,
    byStaff: row.by_staff,
    at: row.created_at.toISOString(),
  }));
}

/** A page of comments for staff. Throws `not_found` beyond the last page. */
export async function listStaffComments(
  database: Database,
  { state, page }: { state: CommentState; page: number },
): Promise<Page<StaffComment>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('blog_comments')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('state', '=', state)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const order = state === 'held' ? 'asc' : 'desc';
  const rows = await selectStaffComments(database)
    .where('blog_comments.state', '=', state)
    .where('blog_comments.erased_at', 'is', null)
    .orderBy('blog_comments.created_at', order)
    .orderBy('blog_comments.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(present), total, page, pageSize };
}

function selectStaffComments(database: Database) {
  return database
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_comments.post_id')
    .leftJoin('blog_comments as parent', 'parent.id', 'blog_comments.parent_id')
    .select(['blog_comments.id', 'blog_comments.state', 'blog_comments.name', 'blog_comments.email'])
    .select(['blog_comments.url', 'blog_comments.text', 'blog_comments.by_staff', 'blog_comments.user_id'])
    .select(['blog_comments.created_at', 'blog_posts.slug', 'blog_posts.title'])
    .select(['parent.name as parent_name', 'parent.text as parent_text']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStaffComments>['execute']>>[number];

function present(row: Row): StaffComment {
  const { parent_name: name, parent_text: text } = row;
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    email: row.email,
    url: row.url,
    text: row.text,
    byStaff: row.by_staff,
    userId: row.user_id,
    post: { slug: row.slug ?? '', title: row.title },
    parent: name === null || text === null ? null : { name, text },
    at: row.created_at.toISOString(),
  };
}
