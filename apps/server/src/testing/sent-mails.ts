import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { QueueName, QueuePayloads } from '../platform/queue.ts';

/** The mails that were enqueued for an address, oldest first. */
export async function sentMails(database: Kysely<Tables>, to: string): Promise<Mail[]> {
  const { rows } = await sql<{ data: Mail }>`
    select data from pgboss.job where name = 'send-mail' and data ->> 'to' = ${to} order by created_on, id
  `.execute(database);
  return rows.map(({ data }) => data);
}

/** The secret of the link in a mail. */
export function tokenOf(mail: Mail | undefined): string {
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** What the queue has still to do in the name's queue, oldest first. */
export async function queuedJobs<Name extends QueueName>(
  database: Kysely<Tables>,
  name: Name,
): Promise<QueuePayloads[Name][]> {
  const { rows } = await sql<{ data: QueuePayloads[Name] }>`
    select data from pgboss.job where name = ${name} order by created_on, id
  `.execute(database);
  return rows.map(({ data }) => data);
}

interface Returned {
  mailId: string;
  action?: string;
  status?: string;
  words?: string;
  /** Whether it quotes the mail; without, only its own address says which one it is about. */
  quotes?: boolean;
}

/** What a mail server writes to the sender of a mail that it could not deliver (RFC 3464). */
export function returnedMail({
  mailId,
  action = 'failed',
  status = '5.1.1',
  words = '550 5.1.1 <nobody@example.org>: no such mailbox, see\r\n  https://example.org/why?token=abcdefghijklmnopqrstuvwxyz',
  quotes = true,
}: Returned): string {
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <mailer-daemon@mail.example>',
    `To: <returned+${quotes ? '' : mailId}@jobs.example>`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is the mail system at mail.example. Your message could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; nobody@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${words}`,
    '--part',
    ...(quotes
      ? [
          'Content-Type: message/rfc822',
          '',
          'From: The board <hello@jobs.example>',
          'To: nobody@example.org',
          'Subject: Hello',
          `Message-ID: <${mailId}@jobs.example>`,
          '',
          'Hello',
        ]
      : ['Content-Type: text/plain', '', 'It is not quoted.']),
    '--part--',
    '',
  ].join('\r\n');
}
