import { randomInt } from 'node:crypto';
import {
  type callBackRequestSchema,
  type CaptchaChallenge,
  captchaChallengeSchema,
  type CaptchaSolution,
  captchaSolutionSchema,
  type ContactMessageFields,
} from '@waymark/contract/content/contact';
import type { ContactMessageState } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import type { z } from 'zod';
import { contactOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { listStaffAddresses } from '../../identity/accounts/queries.ts';
import { callBackRequestMail, contactMessageMail } from './emails/contact.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';

/** Time to write a message after ticking the box; then the browser solves a new challenge. */
export const captchaMinutes = 30;

/**
 * How much a browser computes for one message: from a few hundred to twice as many derivations of a key, under a
 * second on a laptop and a few on an old phone. A person sends one message, a sender of spam thousands.
 */
const captchaWork = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 2000,
  counterFrom: 300,
  counterTo: 600,
} as const;

/** Stores a call-back request and mails it to staff and the contact address (E-4). */
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

export async function forgetOldCallBacks(database: Database, now = new Date()): Promise<void> {
  await sql`
    delete from call_back_requests where created_at < ${now}::timestamptz - make_interval(days => ${board.settings.retention.callBackDays}::int)
  `.execute(database);
}

/** A signed challenge that the server does not store. */
export async function issueCaptcha(database: Database, now = new Date()): Promise<CaptchaChallenge> {
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

/** A challenge solved in time; whether it was used before is checked later. */
export interface SolvedCaptcha {
  signature: string;
  expiresAt: Date;
}

/** Checks a solution. Throws `invalid_input` if it is expired or wrong. */
export async function verifyCaptcha(database: Database, payload: string): Promise<SolvedCaptcha> {
  const solved = parsePayload(payload);
  if (!solved) throw refuse(msg`The check did not work out. Tick the box again.`);
  const { expired, verified } = await verifySolution({
    ...solved,
    deriveKey,
    hmacSignatureSecret: await loadSecret(database),
  });
  if (expired) throw refuse(msg`The check has expired. Tick the box again.`);
  if (!verified) throw refuse(msg`The check did not work out. Tick the box again.`);
  const { signature, parameters } = solved.challenge;
  return { signature, expiresAt: new Date(parameters.expiresAt * 1000) };
}

/**
 * Marks a challenge as used, in the transaction it was solved for. Throws `invalid_input` for a second use.
 */
export async function useCaptcha(transaction: Database, solved: SolvedCaptcha): Promise<void> {
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
  if (!used) throw refuse(msg`The check was used already. Tick the box again.`);
}

/** Checks and spends a solution that was sent along with another call. */
export async function spendProof(transaction: Database, payload: string): Promise<void> {
  await useCaptcha(transaction, await verifyCaptcha(transaction, payload));
}

function parsePayload(payload: string): CaptchaSolution | undefined {
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8');
    return captchaSolutionSchema.safeParse(parseJson(text, jsonLimits.call)).data;
  } catch {
    return undefined;
  }
}

/** The signing secret of all processes. Of two that create it, the second keeps the first one’s. */
async function loadSecret(database: Database): Promise<string> {
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

async function findSecret(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom('captcha_secret').select('secret').executeTakeFirst();
  return row?.secret;
}

function refuse(message: string): AppError {
  return invalidFields({ captcha: message });
}

/**
 * Stores a message and mails it to staff and the contact address (J-4). The sender gets no mail: the address
 * may be a stranger’s. Throws `invalid_input` for an invalid captcha.
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

export async function forgetOldMessages(database: Database): Promise<void> {
  await database
    .deleteFrom('contact_messages')
    .where(
      'created_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.messageDays}::int)`,
    )
    .execute();
}

/** The recipients of visitors’ messages: staff and the contact address, each once. */
async function listOffice(database: Database, config: Pick<Config, 'contact'>): Promise<string[]> {
  const staff = await listStaffAddresses(database);
  const office = contactOf(board.settings, config).email?.toLowerCase();
  return [...new Set(office === undefined ? staff : [...staff, office])];
}

/** Holds a message for a member of staff who answers it. */
export async function holdForAnswer(
  transaction: Database,
  messageId: string,
  staffId: string,
): Promise<void> {
  await transaction
    .updateTable('contact_messages')
    .set({ held_by: staffId, held_at: sql`now()` })
    .where('id', '=', messageId)
    .execute();
}

export async function insertAnswer(
  transaction: Database,
  { messageId, staffId, text }: { messageId: string; staffId: string; text: string },
): Promise<void> {
  await transaction
    .insertInto('contact_answers')
    .values({ id: newId(), message_id: messageId, staff_id: staffId, text })
    .execute();
}

/** Sets the state of a message and ends the hold on it. */
export async function setMessageState(
  transaction: Database,
  messageId: string,
  state: ContactMessageState,
): Promise<void> {
  await transaction
    .updateTable('contact_messages')
    .set({ state, held_by: null, held_at: null })
    .where('id', '=', messageId)
    .execute();
}

/** Notes whether a person was called back, and staff's note about it. */
export async function setCallBack(
  transaction: Database,
  callBackId: string,
  { isDone, note }: { isDone: boolean; note: string },
): Promise<void> {
  await transaction
    .updateTable('call_back_requests')
    .set({ done_at: isDone ? sql`coalesce(done_at, now())` : null, note })
    .where('id', '=', callBackId)
    .execute();
}
