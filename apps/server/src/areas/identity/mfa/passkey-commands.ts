import type { PasskeyRegistration } from '@waymark/contract/identity/passkeys';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../accounts/policy.ts';
import { findMfa, lockAccount } from '../accounts/queries.ts';
import {
  sendSignInNotice,
  closeQuestion,
  openQuestion,
  acceptProof,
  type Mailing,
  type Proof,
} from './commands.ts';
import { passkeysKept } from './constants.ts';
import type { PasskeyRow } from './passkey-presenter.ts';
import { listPasskeys } from './queries.ts';
import { askForNewPasskey, readNewPasskey } from './rules.ts';
import { passMfa } from './setup-commands.ts';

type Parts = Mailing & Pick<Services, 'database'>;

/** Starts the registration of a passkey after proof of identity. Throws `conflict` for one too many. */
export async function beginPasskey(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  { userId, account }: Viewer,
  proof: Proof,
) {
  const passkeys = await listPasskeys(database, userId);
  if (passkeys.length >= passkeysKept) throw tooMany();
  const name = fullName(account.first_name, account.last_name);
  const options = await askForNewPasskey(config.publicUrl, {
    id: userId,
    email: account.email,
    name,
    passkeys,
  });
  return database.transaction().execute(async (transaction) => {
    await acceptProof(transaction, userId, proof);
    return { token: await openQuestion(transaction, userId, options.challenge), options: { ...options } };
  });
}

interface NewPasskey {
  token: string;
  name: string;
  response: PasskeyRegistration;
}

/**
 * Keeps a new passkey. Its device has asked for its owner, so that this session has passed MFA.
 * Throws `gone` for an old question, `invalid_input` for an answer that does not fit it, `conflict` for a
 * known passkey.
 */
export async function addPasskey(
  parts: Parts,
  { userId, sessionId }: Viewer,
  { token, name, response }: NewPasskey,
  userAgent: string,
): Promise<PasskeyRow> {
  const { database, config } = parts;
  const challenge = await closeQuestion(database, userId, token);
  const passkey = await readNewPasskey(config.publicUrl, challenge, response);
  if (!passkey)
    throw new AppError('invalid_input', msg`This passkey was not made for this site. Please try again.`);
  return database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    const kept = await listPasskeys(transaction, userId);
    if (kept.length >= passkeysKept) throw tooMany();
    const row = await transaction
      .insertInto('passkeys')
      .values({ id: newId(), user_id: userId, name, ...passkey, last_used_at: null })
      // Of two answers, or two accounts, one keeps it.
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('conflict', msg`This passkey was added already.`);
    await passMfa(transaction, sessionId);
    await sendSignInNotice(transaction, parts, account, { change: 'passkey-added', userAgent });
    return row;
  });
}

/** Gives a passkey another name. Throws `not_found` for another account's passkey. */
export async function renamePasskey(
  database: Kysely<Tables>,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<PasskeyRow> {
  const row = await database
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw noSuchPasskey();
  return row;
}

/**
 * Removes a passkey. Throws `not_found` for another account's passkey, `conflict` where it is the only second
 * step of a member of staff: the password alone would lead to setting up another.
 */
export async function removePasskey(
  parts: Parts,
  { userId, account: { role } }: Viewer,
  passkeyId: string,
  userAgent: string,
): Promise<void> {
  await parts.database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw noSuchPasskey();
    if (role === 'staff' && (await findMfa(transaction, userId)) === undefined) {
      throw new AppError(
        'conflict',
        msg`Staff sign in with two-factor authentication, and this is your only way. Set up another first.`,
      );
    }
    await sendSignInNotice(transaction, parts, account, { change: 'passkey-removed', userAgent });
  });
}

function noSuchPasskey(): AppError {
  return new AppError('not_found', msg`This passkey was removed already.`);
}

function tooMany(): AppError {
  return new AppError('conflict', msg`An account keeps up to ${passkeysKept} passkeys. Remove one first.`);
}
