import { subscriptionLinkHours } from '@waymark/contract/content/choices/newsletter';
import { paths } from '@waymark/contract/paths';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmNewsletterMail } from './emails/confirm-newsletter.ts';
import { newsletterKnownMail } from './emails/newsletter-known.ts';
import { countLink } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;
type Subscriber = Selectable<Tables['newsletter_subscribers']>;

/**
 * Mails an address the link that begins the newsletter, or that it comes already. Whoever asks learns neither, and an
 * address that has got a few such mails gets no more of them for some days.
 */
export async function requestNewsletter(
  { database, queue, config }: Parts,
  email: string,
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subscriber = await lockAddress(transaction, email);
    const counted = countLink(subscriber, now);
    if (!counted) return;
    if (isSubscribed(subscriber)) {
      const mail = newsletterKnownMail(email, subscriber.stop_secret, config.publicUrl);
      await queue.enqueue(transaction, 'send-mail', mail);
      await updateSubscriber(transaction, subscriber.id, counted);
      return;
    }
    const { secret, hash } = newSecret();
    const link = `${config.publicUrl}${paths.newsletterSubscription}?token=${secret}`;
    await queue.enqueue(transaction, 'send-mail', confirmNewsletterMail(email, link));
    const expires = new Date(now.getTime() + subscriptionLinkHours * 3_600_000);
    const fields = { ...counted, confirm_hash: hash, confirm_expires_at: expires };
    await updateSubscriber(transaction, subscriber.id, fields);
  });
}

/** The row of an address, held until the transaction ends: of many who ask at once each waits for the one before. */
async function lockAddress(transaction: Kysely<Tables>, email: string): Promise<Subscriber> {
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

async function updateSubscriber(
  transaction: Kysely<Tables>,
  id: string,
  fields: Partial<Omit<Subscriber, 'id'>>,
): Promise<void> {
  await transaction.updateTable('newsletter_subscribers').set(fields).where('id', '=', id).execute();
}

/**
 * Begins a subscription by its mailed link, and gives what stops it. A second press of the button is no error. Throws
 * `gone` for a link that has expired or was followed by a newer one, or whose subscription was stopped.
 */
export async function confirmNewsletter(database: Kysely<Tables>, token: string): Promise<string> {
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
      'This link works no more: it has expired, a newer one was mailed, or the newsletter was stopped. Ask for it again.',
    );
  }
  await forgetUsedLink(database, token);
  return confirmed.stop_secret;
}

/**
 * Stops the newsletter, without a session, and takes back what waits to be mailed. A token that is not known any more
 * is no error: nothing is mailed for it either.
 */
export async function stopNewsletter(database: Kysely<Tables>, token: string): Promise<void> {
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

async function withdrawDeliveries(transaction: Kysely<Tables>, subscriberId: string): Promise<void> {
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

/** The issue that came last is the one that somebody stopped the newsletter with. */
async function markLatest(transaction: Kysely<Tables>, subscriberId: string): Promise<void> {
  await sql`
    update newsletter_deliveries set has_stopped = true where id = (
      select id from newsletter_deliveries where subscriber_id = ${subscriberId}
      order by created_at desc, id desc limit 1
    )
  `.execute(transaction);
}

/**
 * Takes a stop back, by the link that stopped it. Throws `gone` where the address was forgotten meanwhile, or takes no
 * mail.
 */
export async function resumeNewsletter(database: Kysely<Tables>, token: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('stop_secret', '=', token)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!subscriber || subscriber.stop_reason === 'refused') {
      throw new AppError('gone', 'This link does not work any more. Please ask for the newsletter again.');
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
