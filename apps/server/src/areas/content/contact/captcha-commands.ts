import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql, type Kysely } from 'kysely';
import {
  captchaChallengeSchema,
  captchaSolutionSchema,
  type CaptchaChallenge,
  type CaptchaSolution,
} from '@waymark/contract/content/contact';
import type { Tables } from '../../../platform/database/tables.ts';
import type { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newSecret } from '../../../platform/ids.ts';
import { captchaMinutes, captchaWork } from './constants.ts';

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
