import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';

/** Sends by SMTP where it is configured; otherwise keeps the mail readable at /dev/mail. */
export function createMailDelivery(config: Config, database: Kysely<Tables>): (mail: Mail) => Promise<void> {
  if (config.smtpUrl === undefined) {
    return async ({ to, subject, html, text, concerns = null, headers = {} }) => {
      await database
        .insertInto('captured_mails')
        .values({
          id: newId(),
          recipient: to,
          subject,
          html,
          text,
          concerns,
          headers: JSON.stringify(headers),
        })
        .execute();
    };
  }
  const transport = createTransport(config.smtpUrl);
  return async ({ to, replyTo, subject, html, text, headers }) => {
    await transport.sendMail({ from: config.mailFrom, to, replyTo, subject, html, text, headers });
  };
}
