import { captchaChallengeSchema, captchaSolutionSchema } from '@waymark/contract/content/contact';
import type {
  callBackRequestSchema,
  CaptchaChallenge,
  CaptchaSolution,
  ContactMessageFields,
} from '@waymark/contract/content/contact';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { callBackDays, captchaMinutes, captchaWork, messageDays } from './constants.ts';
import { callBackRequestMail } from './emails/call-back-request.ts';
import { contactMessageMail } from './emails/contact-message.ts';
import { listOffice } from './office-queries.ts';

/** Stores who wants to be called, and mails it to all staff and to the address of the contact page (E-4). */
export async function requestCallBack(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  request: z.output<typeof callBackRequestSchema>,
  userId: string | undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_back_requests')
      .values({ id: newId(), ...request, user_id: userId ?? null })
      .execute();
    for (const to of await listOffice(transaction, config)) {
      const mail = callBackRequestMail(to, request);
      await queue.enqueue(transaction, 'send-mail', userId ? { ...mail, concerns: userId } : mail);
    }
  });
}

/** Forgets who wanted to be called long ago. */
export async function forgetOldCallBacks(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await sql`
    delete from call_back_requests where created_at < ${now}::timestamptz - make_interval(days => ${callBackDays}::int)
  `.execute(database);
}

/** A challenge that the server signs and forgets. */
export async function issueCaptcha(database: Kysely<Tables>, now = new Date()): Promise<CaptchaChallenge> {
  const { algorithm, cost, counterFrom, counterTo } = captchaWork;
  const challenge = await createChallenge({
    algorithm,
    cost,
    // Known to the server, so that the work has an end; the browser has to count up to it.
    counter: randomInt(counterFrom, counterTo + 1),
    deriveKey,
    expiresAt: new Date(now.getTime() + captchaMinutes * 60_000),
    hmacSignatureSecret: await loadSecret(database),
  });
  return captchaChallengeSchema.parse(challenge);
}

/** A challenge that somebody has solved in time; whether it was used before is not known yet. */
export interface SolvedCaptcha {
  signature: string;
  expiresAt: Date;
}

/** Checks the work that came with a form. Throws `invalid_input` for what has expired or is not solved. */
export async function verifyCaptcha(database: Kysely<Tables>, payload: string): Promise<SolvedCaptcha> {
  const solved = parsePayload(payload);
  if (!solved) throw refuse('The check did not work out. Tick the box again.');
  const { expired, verified } = await verifySolution({
    ...solved,
    deriveKey,
    hmacSignatureSecret: await loadSecret(database),
  });
  if (expired) throw refuse('The check has expired. Tick the box again.');
  if (!verified) throw refuse('The check did not work out. Tick the box again.');
  const { signature, parameters } = solved.challenge;
  return { signature, expiresAt: new Date(parameters.expiresAt * 1000) };
}

/**
 * Uses a solved challenge up, in the transaction of what it was solved for. Of two simultaneous uses one finds
 * its row taken. Throws `invalid_input` for the second.
 */
export async function useCaptcha(transaction: Kysely<Tables>, solved: SolvedCaptcha): Promise<void> {
  await transaction
    .deleteFrom('used_captchas')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const used = await transaction
    .insertInto('used_captchas')
    .values({ signature: solved.signature, expires_at: solved.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  if (!used) throw refuse('The check was used already. Tick the box again.');
}

function parsePayload(payload: string): CaptchaSolution | undefined {
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8');
    return captchaSolutionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What all processes sign with. Of two that come first, the second keeps what the first has written. */
async function loadSecret(database: Kysely<Tables>): Promise<string> {
  const known = await findSecret(database);
  if (known !== undefined) return known;
  await database
    .insertInto('captcha_secret')
    .values({ secret: newSecret().secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const written = await findSecret(database);
  if (written === undefined) throw new Error('The secret of the captcha could not be stored.');
  return written;
}

async function findSecret(database: Kysely<Tables>): Promise<string | undefined> {
  const row = await database.selectFrom('captcha_secret').select('secret').executeTakeFirst();
  return row?.secret;
}

function refuse(message: string): AppError {
  return invalidFields({ captcha: message });
}

/**
 * Stores a message and mails it to all staff and to the address of the contact page (J-4). The sender gets no
 * mail: anybody's address could be typed there. Throws `invalid_input` for a captcha that does not hold.
 */
export async function sendMessage(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { captcha, ...message }: ContactMessageFields,
  senderId: string | undefined,
): Promise<void> {
  const solved = await verifyCaptcha(database, captcha);
  await database.transaction().execute(async (transaction) => {
    await useCaptcha(transaction, solved);
    await transaction
      .insertInto('contact_messages')
      .values({ id: newId(), ...message, user_id: senderId ?? null })
      .execute();
    for (const to of await listOffice(transaction, config)) {
      const mail = contactMessageMail(to, message);
      await queue.enqueue(transaction, 'send-mail', senderId ? { ...mail, concerns: senderId } : mail);
    }
  });
}

/** Forgets what was written to us long ago: it has been mailed to those who answer. */
export async function forgetOldMessages(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('contact_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${messageDays}::int)`)
    .execute();
}
