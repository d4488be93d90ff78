import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { passkeyMinutes, passkeyQuestionsKept } from './constants.ts';

/**
 * Notes what a browser is asked with, for an account or for whoever it will be, and gives the proof of having asked.
 */
export async function openQuestion(
  database: Kysely<Tables>,
  userId: string | null,
  challenge: string,
): Promise<string> {
  const { secret, hash } = newSecret();
  if (userId !== null) {
    await sql`
      delete from passkey_challenges where user_id = ${userId} and id not in (
        select id from passkey_challenges where user_id = ${userId}
        order by expires_at desc limit ${passkeyQuestionsKept - 1}
      )
    `.execute(database);
  }
  await database
    .insertInto('passkey_challenges')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hash,
      challenge,
      expires_at: sql`now() + make_interval(mins => ${passkeyMinutes}::int)`,
    })
    .execute();
  return secret;
}

/**
 * Uses a question up, whether its answer is right or not, and gives its challenge. Of two answers one finds no row.
 * Throws `gone` for one that was answered, has expired or was put to somebody else.
 */
export async function closeQuestion(
  database: Kysely<Tables>,
  userId: string | null,
  token: string,
): Promise<string> {
  const question = await database
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', hashSecret(token))
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  if (!question) throw new AppError('gone', 'This has taken too long. Please try again.');
  return question.challenge;
}

/** Forgets questions that nobody has answered. */
export async function forgetOldQuestions(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
