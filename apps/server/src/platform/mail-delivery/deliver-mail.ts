import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { board } from '../board/board.ts';
import { senderOf } from '../board/board-rules.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { AppError, PermanentFailure } from '../errors.ts';
import { measuredMails, type MailOutcome } from '../metrics/measured.ts';
import { traced } from '../traced.ts';
import type { Services } from '../services.ts';
import { linkInLanguage, withOrigin, type Mail } from '../mail/mail.ts';
import { recordSent, releaseMail, takeMail } from '../mail/mail-sends.ts';

/** How many mails are handed over at once. */
const mailsAtOnce = 10;
/**
 * A mail server that is silent for so long is not going to answer; together below the time an attempt may
 * take.
 */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

export interface MailDelivery {
  /** `id` stays the same however often the same mail is tried: it leaves once. */
  deliver(mail: Mail, job: { id: string }): Promise<void>;
  /** Cuts what is under way. */
  close(): void;
}

/** Begins to deliver what was enqueued. */
export async function startMailDelivery({
  queue,
  config,
  database,
}: Pick<Services, 'queue' | 'config' | 'database'>): Promise<void> {
  const delivery = await createMailDelivery(config, database);
  queue.onStop(delivery.close);
  await queue.work('send-mail', (mail, job) => measure(mail, () => delivery.deliver(mail, job)), mailsAtOnce);
}

async function measure({ kind = 'other' }: Mail, deliver: () => Promise<void>): Promise<void> {
  const attributes = { 'waymark.mail.kind': kind };
  try {
    await traced({ name: 'mail send', kind: 'client', attributes }, deliver);
    publishOutcome('sent');
  } catch (error) {
    publishOutcome(error instanceof PermanentFailure ? 'refused' : 'deferred');
    throw error;
  }
}

function publishOutcome(outcome: MailOutcome): void {
  if (measuredMails.hasSubscribers) measuredMails.publish(outcome);
}

/**
 * Whether mails reach anybody: a demo keeps them readable at /dev/mail, everything else needs a mail server.
 */
export function isMailRead({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>): boolean {
  return demo || smtpUrl !== undefined;
}

/**
 * Sends by SMTP where it is configured. Without it a demo keeps the mail readable at /dev/mail, and elsewhere
 * it fails visibly: staff can send it again once there is a mail server.
 */
export async function createMailDelivery(config: Config, database: Kysely<Tables>): Promise<MailDelivery> {
  if (!isMailRead(config)) return failingDelivery(database);
  if (config.smtpUrl === undefined) {
    return {
      async deliver(mail, { id }) {
        await captureMail(database, id, { ...mail, ...written(mail, config) });
        await recordSent(database, id);
      },
      close() {},
    };
  }
  const { createTransport } = await import('nodemailer');
  // nodemailer takes options of the transport from the address; the operator cannot lengthen these.
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: mailsAtOnce,
    maxMessages: 200,
    ...timeouts,
  });
  /** Sent by this process and not yet recorded, while the database is away. */
  const unrecorded = new Set<string>();

  async function send(mail: Mail, id: string): Promise<void> {
    const { to, replyTo, subject, headers, calendar } = mail;
    const { html, text } = written(mail, config);
    const from = senderOf(board.settings, config);
    const domain = /@([\w.-]+)/.exec(from.address)?.[1] ?? 'localhost';
    const letter: SendMailOptions = { from, to, replyTo, subject, html, text, headers };
    const message = calendar ? { ...letter, icalEvent: { ...calendar, filename: 'interview.ics' } } : letter;
    try {
      await transport.sendMail({
        ...message,
        messageId: `<${id}@${domain}>`,
        ...returningTo(config, to, id),
      });
    } catch (error) {
      const isForGood = isRefused(error);
      await releaseMail(database, id, { reason: describeFailure(error), isForGood });
      throw isForGood ? new PermanentFailure('The mail server refuses this mail.', { cause: error }) : error;
    }
    unrecorded.add(id);
  }

  return {
    async deliver(mail, { id }) {
      if (!unrecorded.has(id)) {
        const state = await takeMail(database, id, mail);
        if (state === 'sent') return;
        if (state === 'under way')
          throw new AppError('conflict', msg`This mail is being sent already. Please wait a moment.`);
        await send(mail, id);
      }
      await recordSent(database, id);
      unrecorded.delete(id);
    },
    close: () => transport.close(),
  };
}

/** Its bodies as they are sent. */
function written(mail: Mail, { publicUrl }: Config): Pick<Mail, 'html' | 'text'> {
  const { html, text } = linkInLanguage(mail, publicUrl);
  return { html: withOrigin(html, publicUrl), text };
}

/** Later attempts would fail in the same way: SMTP_URL is read once at start. */
function failingDelivery(database: Kysely<Tables>): MailDelivery {
  const reason = 'No mail server is set up (SMTP_URL).';
  return {
    async deliver(mail, { id }) {
      const state = await takeMail(database, id, mail);
      if (state === 'sent') return;
      if (state === 'under way')
        throw new AppError('conflict', msg`This mail is being sent already. Please wait a moment.`);
      await releaseMail(database, id, { reason, isForGood: false });
      throw new PermanentFailure(reason);
    },
    close() {},
  };
}

/** The address that a mail comes back to says which one it is (VERP), whatever of it is quoted. */
function returningTo(
  { mailReturnTo: address }: Config,
  to: string,
  id: string,
): Pick<SendMailOptions, 'envelope'> {
  if (address === undefined) return {};
  const at = address.lastIndexOf('@');
  return { envelope: { from: `${address.slice(0, at)}+${id}${address.slice(at)}`, to } };
}

/** 5xx is for good: asked again, the server would say the same. */
function isRefused(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500 && code < 600 && code !== 530 && code !== 535;
}

/** The mail server's own words where it gave any. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message;
}

async function captureMail(database: Kysely<Tables>, id: string, mail: Mail): Promise<void> {
  const { to, subject, html, text, concerns = null, headers = {}, calendar } = mail;
  await database
    .insertInto('captured_mails')
    .values({
      id,
      recipient: to,
      subject,
      html,
      text,
      concerns,
      headers: JSON.stringify(headers),
      calendar: calendar?.content ?? null,
    })
    // Kept by an attempt that died before it could say so.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
