import { subscriptionLinkHours } from '@waymark/contract/content/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { type Selectable, sql } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import type { Services } from '../../../platform/services.ts';
import type { MailRecipient } from '../../../platform/mail/mail.ts';
import { confirmNewsletterMail, newsletterKnownMail } from './emails/newsletter.ts';
import { countLink } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;
type Subscriber = Selectable<Tables['newsletter_subscribers']>;

/**
 * Mails an address the confirmation link, or that it is subscribed. The response reveals neither, and the
 * mails are limited.
 */
export async function requestNewsletter(
  { database, queue, config }: Parts,
  { email, language }: MailRecipient,
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subscriber = await lockAddress(transaction, email);
    const counted = countLink(subscriber, now);
    if (!counted) return;
    if (isSubscribed(subscriber)) {
      const mail = newsletterKnownMail({ email, language }, subscriber.stop_secret, config.publicUrl);
      await queue.enqueue(transaction, 'send-mail', mail);
      await updateSubscriber(transaction, subscriber.id, counted);
      return;
    }
    const { secret, hash } = newSecret();
    const link = `${config.publicUrl}${paths.newsletterSubscription}?token=${secret}`;
    await queue.enqueue(transaction, 'send-mail', confirmNewsletterMail({ email, language }, link));
    const expires = new Date(now.getTime() + subscriptionLinkHours * 3_600_000);
    const fields = { ...counted, confirm_hash: hash, confirm_expires_at: expires, language };
    await updateSubscriber(transaction, subscriber.id, fields);
  });
}

/** The row of an address, locked: parallel requests are serialised. */
async function lockAddress(transaction: Database, email: string): Promise<Subscriber> {
  await transaction
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, stop_secret: newSecret().secret })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return transaction
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const isSubscribed = ({ confirmed_at, stopped_at }: Subscriber) =>
  confirmed_at !== null && stopped_at === null;

async function updateSubscriber(transaction: Database, id: string, fields: Partial<Omit<Subscriber, 'id'>>) {
  await transaction.updateTable('newsletter_subscribers').set(fields).where('id', '=', id).execute();
}

/**
 * Confirms a subscription by its link; returns the stop token. Repeating it is no error. Throws `gone` for
 * an expired or replaced link, and after unsubscribing.
 */
export async function confirmNewsletter(database: Database, token: string): Promise<string> {
  const confirmed = await database
    .updateTable('newsletter_subscribers')
    .set({
      confirmed_at: sql`case when confirmed_at is null or stopped_at is not null then now() else confirmed_at end`,
      stopped_at: null,
      stop_reason: null,
    })
    .where('confirm_hash', '=', hashSecret(token))
    .where('confirm_expires_at', '>', sql<Date>`now()`)
    .returning('stop_secret')
    .executeTakeFirst();
  if (!confirmed) {
    throw new AppError(
      'gone',
      msg`This link no longer works: it has expired, a newer one was mailed, or the newsletter was stopped. Ask for it again.`,
    );
  }
  await forgetUsedLink(database, token);
  return confirmed.stop_secret;
}

/**
 * Unsubscribes without a session, and withdraws waiting mails. An unknown token is no error: it gets no mail
 * either.
 */
export async function stopNewsletter(database: Database, token: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const stopped = await transaction
      .updateTable('newsletter_subscribers')
      // A link that was asked for before cannot begin it again.
      .set({ stopped_at: sql`now()`, stop_reason: 'asked', confirm_hash: null, confirm_expires_at: null })
      .where('stop_secret', '=', token)
      .where('confirmed_at', 'is not', null)
      .where('stopped_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!stopped) return;
    await withdrawDeliveries(transaction, stopped.id);
    await markLatest(transaction, stopped.id);
  });
}

async function withdrawDeliveries(transaction: Database, subscriberId: string) {
  const queued = await transaction
    .selectFrom('newsletter_deliveries')
    .select('queue_id')
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'queued')
    .execute();
  const withdrawn = await withdrawMails(
    transaction,
    queued.map(({ queue_id: id }) => id),
  );
  if (withdrawn.length === 0) return;
  await transaction.deleteFrom('newsletter_deliveries').where('queue_id', 'in', withdrawn).execute();
}

/** Counts the unsubscription for the latest issue. */
async function markLatest(transaction: Database, subscriberId: string) {
  await sql`
    update newsletter_deliveries set has_stopped = true where id = (
      select id from newsletter_deliveries where subscriber_id = ${subscriberId}
      order by created_at desc, id desc limit 1
    )
  `.execute(transaction);
}

/** Undoes an unsubscription by its link. Throws `gone` if the address was deleted or refuses mail. */
export async function resumeNewsletter(database: Database, token: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('stop_secret', '=', token)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!subscriber || subscriber.stop_reason === 'refused') {
      throw new AppError('gone', msg`This link no longer works. Please ask for the newsletter again.`);
    }
    await updateSubscriber(transaction, subscriber.id, { stopped_at: null, stop_reason: null });
    await transaction
      .updateTable('newsletter_deliveries')
      .set({ has_stopped: false })
      .where('subscriber_id', '=', subscriber.id)
      .where('has_stopped', '=', true)
      .execute();
  });
}
