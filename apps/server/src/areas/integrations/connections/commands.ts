import { endedConnectionDays } from '@waymark/contract/identity/choices';
import { connectionsLimit, type KeyScope } from '@waymark/contract/integrations/choices';
import type { ConnectionRequest } from '@waymark/contract/integrations/connections';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import { hostOf } from './client-rules.ts';
import { codeSeconds, connectionTouchSeconds } from './constants.ts';
import { answerAt } from './redirect-rules.ts';
import { companyOf, requireClient } from './request-queries.ts';
import { findFault, readResource, requestedScopes } from './request-rules.ts';
import { connectorOf, type ConnectionOwner } from './rules.ts';

interface Agreement {
  request: ConnectionRequest;
  /** The account that was shown. */
  account: { userId: string; companyId: string | null };
  scopes: readonly KeyScope[];
}

/**
 * Keeps what the person has agreed to, and gives the address that brings the assistant its code. Throws `conflict` for
 * another account than the one that was shown and at the limit, `forbidden` for one that may not, and as `requireClient`.
 */
export async function grantConnection(
  database: Database,
  { request, account, scopes }: Agreement,
  { viewer, publicUrl }: { viewer: Viewer; publicUrl: string },
): Promise<string> {
  const owner = connectorOf(viewer.account);
  if ('refusal' in owner) throw new AppError('forbidden', owner.refusal);
  if (account.userId !== viewer.userId || account.companyId !== companyOf(owner))
    throw new AppError('conflict', msg`You are now signed in to another account. Load the page again.`);
  const fault = findFault(request, publicUrl);
  if (fault) throw new AppError('invalid_input', fault.message);
  const asked = requestedScopes(request.scope, owner.kind);
  if (scopes.some((scope) => !asked.includes(scope)))
    throw new AppError('invalid_input', msg`Choose from what the assistant asks for.`);
  const { secret: code, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    const client = await requireClient(transaction, request);
    await refuseMany(transaction, viewer.userId);
    const detail = describeAssistant({ name: client.name, redirectUri: request.redirect_uri });
    await noteConnection(transaction, 'connected', { owner, userId: viewer.userId, detail });
    await transaction
      .insertInto('oauth_grants')
      .values({
        id: newId(),
        client_id: client.id,
        user_id: viewer.userId,
        company_id: companyOf(owner),
        scopes: [...scopes],
        resource: readResource(request.resource, publicUrl) ?? '',
        redirect_uri: request.redirect_uri,
        code_hash: hash,
        code_challenge: request.code_challenge,
        expires_at: sql`now() + make_interval(secs => ${codeSeconds}::int)`,
      })
      .execute();
  });
  return answerAt(request.redirect_uri, { code, state: request.state, iss: publicUrl });
}

/** Two at once would each count without the other: those of one person take turns. */
async function refuseMany(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connections ${userId}`}, 0))`.execute(
    transaction,
  );
  const { live } = await transaction
    .selectFrom('oauth_grants')
    .select(sql<number>`count(*)::int`.as('live'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (live < connectionsLimit) return;
  throw new AppError(
    'conflict',
    msg`You have ${connectionsLimit} connected assistants, which is the limit. Disconnect one on your account page.`,
  );
}

const describeAssistant = ({ name, redirectUri }: { name: string; redirectUri: string }) =>
  `${name} (${hostOf(redirectUri)})`;

/** Colleagues see who acts for their company; a person has a mail. */
async function noteConnection(
  transaction: Database,
  what: 'connected' | 'ended',
  { owner, userId, detail }: { owner: ConnectionOwner; userId: string; detail: string },
): Promise<void> {
  if (owner.kind !== 'company') return;
  const event = { companyId: owner.companyId, userId, detail };
  await noteCompanyEvent(transaction, { ...event, kind: `assistant-${what}` });
}

/** Ends a connection of a person. Throws `not_found` for another one’s and one that has ended. */
export async function endConnection(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('oauth_grants as connection')
      .innerJoin('oauth_clients as client', 'client.id', 'connection.client_id')
      .select(['connection.company_id', 'connection.redirect_uri', 'client.name'])
      .where('connection.id', '=', id)
      .where('connection.user_id', '=', userId)
      .executeTakeFirst();
    // Before the connection is held, as where a company is merged or an account suspended.
    if (found?.company_id) {
      const owner = { kind: 'company', companyId: found.company_id, name: '' } as const;
      const detail = describeAssistant({ name: found.name, redirectUri: found.redirect_uri });
      await noteConnection(transaction, 'ended', { owner, userId, detail });
    }
    const ended = await transaction
      .updateTable('oauth_grants')
      .set({ ended_at: sql`now()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended)
      throw new AppError('not_found', msg`This assistant is no longer connected. Load the page again.`);
  });
}

/** Ends all that a person has connected: their account was recovered by mail, and a stranger may have done it. */
export async function endConnectionsOf(transaction: Database, userId: string): Promise<void> {
  await sql`
    update oauth_grants set ended_at = now() where user_id = ${userId} and ended_at is null
  `.execute(transaction);
}

/** Notes that a connection is in use, once a minute at most. */
export async function touchConnection(
  database: Database,
  { id, last_used_at: last }: { id: string; last_used_at: Date | null },
): Promise<void> {
  if (last && Date.now() - last.getTime() < connectionTouchSeconds * 1000) return;
  await database
    .updateTable('oauth_grants')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes connections that ended some time ago, and codes that were never used, with their tokens. */
export async function forgetEndedConnections(database: Database): Promise<void> {
  await sql`
    delete from oauth_grants
    where least(ended_at, expires_at) < now() - make_interval(days => ${endedConnectionDays}::int)
      or (connected_at is null and expires_at < now() - interval '1 day')
  `.execute(database);
}
