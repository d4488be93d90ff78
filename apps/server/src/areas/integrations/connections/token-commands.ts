import { connectionDays } from '@waymark/contract/identity/choices';
import { scopesText } from '@waymark/contract/integrations/choices';
import { paths } from '@waymark/contract/paths';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { knownScopes } from '../keys/rules.ts';
import { hostOf } from './client-rules.ts';
import { accessMinutes, accessTokenPrefix, expiredTokensKeptDays, refreshTokenPrefix } from './constants.ts';
import { assistantConnectedMail } from './emails/assistant-connected.ts';
import { OauthError } from './error-rules.ts';
import { selectConnections } from './queries.ts';
import { isVerified, readResource } from './request-rules.ts';
import { mayHold } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config' | 'rateLimits'>;

interface IssuedTokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

interface CodeUse {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
  resource: string;
}

/** The grant of a code or token with its person, held until the end of the transaction. */
function selectGrant(transaction: Database) {
  return selectConnections(transaction)
    .innerJoin('oauth_clients as client', 'client.id', 'connection.client_id')
    .select(['connection.client_id', 'connection.redirect_uri', 'client.name'])
    .select(['connection.code_challenge', 'connection.connected_at'])
    .select(['users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .select(sql<boolean>`connection.ended_at is null and connection.expires_at > now()`.as('is_live'))
    .forUpdate('connection');
}
type GrantRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectGrant>['executeTakeFirst']>>>;

/**
 * Gives the tokens for a code. One that is used again, or with anything that differs, has been seen by a stranger: what
 * came of it ends. Throws an OauthError.
 */
export async function useCode(parts: Parts, use: CodeUse): Promise<IssuedTokens> {
  const { database, config } = parts;
  return orRefuse(
    await database.transaction().execute(async (transaction) => {
      const hash = hashSecret(use.code);
      // The person before the connection, as where an account is suspended: the mail below refers to them.
      await sql`
        select from users where id = (select user_id from oauth_grants where code_hash = ${hash}) for key share
      `.execute(transaction);
      const grant = await selectGrant(transaction)
        .where('connection.code_hash', '=', hash)
        .executeTakeFirst();
      if (!grant?.is_live) return deadCode();
      if (grant.connected_at !== null || !fits(grant, use, config.publicUrl)) {
        await endGrant(transaction, grant.id);
        return deadCode();
      }
      if (!mayHold(grant, config)) return deadCode();
      await transaction
        .updateTable('oauth_grants')
        .set({ connected_at: sql`now()` })
        .where('id', '=', grant.id)
        .execute();
      await sendNotice(transaction, parts, grant);
      return issueTokens(transaction, grant);
    }),
  );
}

const deadCode = () =>
  new OauthError('invalid_grant', 'This code does not work. Ask the person to connect once more.');

function fits(grant: GrantRow, use: CodeUse, publicUrl: string): boolean {
  return (
    grant.client_id === use.clientId &&
    grant.redirect_uri === use.redirectUri &&
    isVerified(use.verifier, grant.code_challenge) &&
    isSameResource(grant, use.resource, publicUrl)
  );
}

const isSameResource = (grant: GrantRow, asked: string, publicUrl: string) =>
  asked === '' || readResource(asked, publicUrl) === grant.resource;

async function sendNotice(
  transaction: Database,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  grant: GrantRow,
): Promise<void> {
  const to = recipientOf(grant);
  const mail = assistantConnectedMail(to, {
    assistant: grant.name,
    host: hostOf(grant.redirect_uri),
    scopes: scopesText(sayIn(to.language), knownScopes(grant.scopes)),
    accountPage: config.publicUrl + paths.account,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: grant.user_id });
}

interface Refresh {
  token: string;
  clientId: string;
  resource: string;
}

/**
 * Gives new tokens for a refresh token, which is used up. One that comes twice is in two hands: the connection ends.
 * Throws an OauthError, and `too_many_requests`.
 */
export async function refreshTokens(
  { database, config, rateLimits }: Parts,
  { token, clientId, resource }: Refresh,
): Promise<IssuedTokens> {
  const hash = hashSecret(token);
  const found = await database
    .selectFrom('oauth_tokens')
    .select('grant_id')
    .where('token_hash', '=', hash)
    .where('kind', '=', 'refresh')
    .executeTakeFirst();
  if (!found) throw deadToken();
  await rateLimits.consume('connection-refresh', found.grant_id);
  return orRefuse(
    await database.transaction().execute(async (transaction) => {
      const grant = await selectGrant(transaction)
        .where('connection.id', '=', found.grant_id)
        .executeTakeFirst();
      // Read after the grant is held: of two that come at once the second finds it used.
      const stored = await transaction
        .selectFrom('oauth_tokens')
        .select(['used_at', sql<boolean>`expires_at > now()`.as('is_live')])
        .where('token_hash', '=', hash)
        .executeTakeFirst();
      if (!grant?.is_live || !stored || grant.client_id !== clientId) return deadToken();
      if (stored.used_at !== null) {
        await endGrant(transaction, grant.id);
        return deadToken();
      }
      if (!stored.is_live || !mayHold(grant, config)) return deadToken();
      if (!isSameResource(grant, resource, config.publicUrl))
        return new OauthError('invalid_target', 'The connection is for another address of this board.');
      await transaction
        .updateTable('oauth_tokens')
        .set({ used_at: sql`now()` })
        .where('token_hash', '=', hash)
        .execute();
      return issueTokens(transaction, grant);
    }),
  );
}

const deadToken = () =>
  new OauthError('invalid_grant', 'This token no longer works. Ask the person to connect once more.');

/** Ends the connection of a token that its assistant gives up (RFC 7009); any other is no error. */
export async function giveUpToken(database: Database, token: string, clientId: string): Promise<void> {
  await sql`
    update oauth_grants set ended_at = now()
    from oauth_tokens token
    where token.grant_id = oauth_grants.id and token.token_hash = ${hashSecret(token)}
      and client_id = ${clientId} and ended_at is null
  `.execute(database);
}

async function issueTokens(transaction: Database, { id, scopes }: GrantRow): Promise<IssuedTokens> {
  const access = newToken(accessTokenPrefix);
  const refresh = newToken(refreshTokenPrefix);
  await sql`
    delete from oauth_tokens
    where grant_id = ${id} and expires_at < now() - make_interval(days => ${expiredTokensKeptDays}::int)
  `.execute(transaction);
  await sql`
    insert into oauth_tokens (token_hash, grant_id, kind, expires_at) values
      (${access.hash}, ${id}, 'access', now() + make_interval(mins => ${accessMinutes}::int)),
      (${refresh.hash}, ${id}, 'refresh', now() + make_interval(days => ${connectionDays}::int))
  `.execute(transaction);
  await sql`
    update oauth_grants set expires_at = now() + make_interval(days => ${connectionDays}::int) where id = ${id}
  `.execute(transaction);
  return {
    access_token: access.secret,
    token_type: 'Bearer',
    expires_in: accessMinutes * 60,
    refresh_token: refresh.secret,
    scope: scopes.join(' '),
  };
}

function newToken(prefix: string): { secret: string; hash: string } {
  const secret = prefix + newSecret().secret;
  return { secret, hash: hashSecret(secret) };
}

async function endGrant(transaction: Database, id: string): Promise<void> {
  await sql`update oauth_grants set ended_at = now() where id = ${id}`.execute(transaction);
}

/** A refusal that has ended something is thrown after the transaction, which a throw in it would undo. */
function orRefuse<Value>(result: Value | OauthError): Value {
  if (result instanceof OauthError) throw result;
  return result;
}
