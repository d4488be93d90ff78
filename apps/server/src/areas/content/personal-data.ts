import { nameOf } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  isOneOf,
  namesIn,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';

const stopReasons = { asked: msg`You unsubscribed`, refused: msg`The address refused mails` };
const deliveryStates = { queued: msg`Waiting`, sent: msg`Sent`, failed: msg`Failed` };

/** What a person wrote to us or below posts, and their newsletter. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'messages',
      title: msg`Messages to us`,
      tables: ['contact_messages'],
      list: listMessages,
    }),
    section({
      key: 'answers',
      title: msg`Our answers to your messages`,
      tables: ['contact_answers'],
      list: listAnswers,
    }),
    section({
      key: 'callBacks',
      title: msg`Calls you asked for`,
      tables: ['call_back_requests'],
      list: listCallBacks,
    }),
    section({
      key: 'comments',
      title: msg`Comments you wrote on our posts`,
      tables: ['blog_comments'],
      list: listOwnComments,
    }),
    section({
      key: 'newsletter',
      title: msg`The newsletter`,
      tables: ['newsletter_subscribers'],
      list: listSubscriptions,
      names: { whyStopped: namesIn(stopReasons), language: nameOf },
    }),
    section({
      key: 'newsletterIssues',
      title: msg`Issues of the newsletter that were mailed to you`,
      tables: ['newsletter_deliveries'],
      list: listDeliveries,
      names: { state: namesIn(deliveryStates) },
    }),
  ],
  files: [
    { table: 'testimonials', column: 'picture_file_id' },
    { table: 'banners', column: 'picture_file_id' },
    { table: 'blog_picture_files', column: 'file_id' },
  ],
  erase: { addresses: eraseByAddress },
};

function listMessages(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listAnswers(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('contact_answers')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_answers.message_id')
    .select(['contact_answers.message_id as messageId', 'contact_answers.text'])
    .select('contact_answers.created_at as createdAt')
    .where('contact_messages.user_id', '=', id)
    .orderBy('contact_answers.id')
    .execute();
}

function listCallBacks(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('call_back_requests')
    .select(['id', 'name', 'phone', 'topic', 'note', 'created_at as createdAt', 'done_at as calledAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Written signed in, or as a guest with an address that is proven to be theirs. */
function listOwnComments(database: Kysely<Tables>, { id, addresses }: Person) {
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

function listSubscriptions(database: Kysely<Tables>, { addresses }: Person) {
  return database
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at as askedAt', 'confirmed_at as confirmedAt', 'stopped_at as stoppedAt'])
    .select(['stop_reason as whyStopped', 'language'])
    .where(isOneOf(sql`email`, addresses))
    .orderBy('id')
    .execute();
}

function listDeliveries(database: Kysely<Tables>, { addresses }: Person) {
  return database
    .selectFrom('newsletter_deliveries')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'issue_id')
    .select(['newsletter_issues.title as issue', 'newsletter_deliveries.state'])
    .select('newsletter_deliveries.created_at as mailedAt')
    .where(isOneOf(sql`newsletter_subscribers.email`, addresses))
    .orderBy('newsletter_deliveries.id')
    .execute();
}

async function eraseByAddress(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  const own = sql`any(${addresses}::text[])`;
  await sql`delete from contact_messages where user_id is null and lower(email) = ${own}`.execute(
    transaction,
  );
  await sql`delete from newsletter_subscribers where email = ${own}`.execute(transaction);
  // A comment with answers keeps its place; the trigger does the same to those written signed in.
  await sql`
    update blog_comments set name = '', email = '', url = '', text = '', wants_mail = false, confirm_hash = null,
      erased_at = now()
    where user_id is null and email = ${own}
  `.execute(transaction);
}
