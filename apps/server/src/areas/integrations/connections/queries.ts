import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { hashSecret, isId } from '../../../platform/ids.ts';
import { isDocumentAddress } from './document-gateway.ts';

/** An assistant that is known; undefined for any other. */
export async function findClient(database: Database, id: string) {
  if (!isId(id) && !isDocumentAddress(id)) return undefined;
  return database
    .selectFrom('oauth_clients')
    .select(['id', 'name', 'redirect_uris as redirectUris'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Connections, each with the person it acts for as they are now. */
export function selectConnections(database: Database) {
  return database
    .selectFrom('oauth_grants as connection')
    .innerJoin('users', 'users.id', 'connection.user_id')
    .leftJoin('company_members as member', (join) =>
      join
        .onRef('member.company_id', '=', 'connection.company_id')
        .onRef('member.user_id', '=', 'connection.user_id'),
    )
    .select(['connection.id', 'connection.user_id', 'connection.company_id'])
    .select(['connection.scopes', 'connection.resource'])
    .select(['users.role', 'users.is_demo', 'users.suspended_at', 'member.member_role']);
}

/** A connection by its access token; dead ones too. */
export function findConnection(database: Database, token: string) {
  return selectConnections(database)
    .innerJoin('oauth_tokens as token', 'token.grant_id', 'connection.id')
    .leftJoin('companies', 'companies.id', 'connection.company_id')
    .select(['connection.ended_at', 'connection.last_used_at', 'token.expires_at'])
    .select('companies.held_reason')
    .where('token.token_hash', '=', hashSecret(token))
    .where('token.kind', '=', 'access')
    .executeTakeFirst();
}

export type ConnectionRow = Awaited<ReturnType<typeof listConnections>>[number];

/** What a person has connected and not ended, the newest first. */
export function listConnections(database: Database, userId: string) {
  return database
    .selectFrom('oauth_grants as connection')
    .innerJoin('oauth_clients as client', 'client.id', 'connection.client_id')
    .leftJoin('companies', 'companies.id', 'connection.company_id')
    .select([
      'connection.id',
      'client.name',
      'connection.redirect_uri',
      'connection.scopes',
      'connection.connected_at',
    ])
    .select(['connection.last_used_at', 'companies.name as company'])
    .where('connection.user_id', '=', userId)
    .where('connection.connected_at', 'is not', null)
    .$narrowType<{ connected_at: Date }>()
    .where('connection.ended_at', 'is', null)
    .where('connection.expires_at', '>', sql<Date>`now()`)
    .orderBy('connection.connected_at', 'desc')
    .orderBy('connection.id', 'desc')
    .execute();
}
