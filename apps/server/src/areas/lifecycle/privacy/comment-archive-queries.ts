import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Row } from './archive-rules.ts';
import type { Person } from './person-queries.ts';
import { isOneOf, type SectionSource } from './section-queries.ts';

/** What somebody wrote below posts. */
export const commentSections: readonly SectionSource[] = [
  {
    key: 'comments',
    title: 'Comments you wrote on our posts',
    tables: ['blog_comments'],
    list: listOwnComments,
  },
];

/** Written signed in, or as a guest with an address that is proven to be theirs. */
function listOwnComments(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_comments.post_id')
    .select(['blog_comments.id', 'blog_posts.title as post', 'blog_comments.name', 'blog_comments.email'])
    .select([
      'blog_comments.url as website',
      'blog_comments.text',
      'blog_comments.wants_mail as toldOfAnswers',
    ])
    .select(['blog_comments.confirmed_at as confirmedAt', 'blog_comments.created_at as createdAt'])
    .where(({ or, and, eb }) =>
      or([
        eb('blog_comments.user_id', '=', id),
        and([eb('blog_comments.user_id', 'is', null), isOneOf(sql`blog_comments.email`, addresses)]),
      ]),
    )
    .orderBy('blog_comments.id')
    .execute();
}
