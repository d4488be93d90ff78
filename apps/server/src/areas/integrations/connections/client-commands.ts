import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClientFacts } from './client-rules.ts';
import { documentKnownMinutes, unusedClientsKeptDays, unusedClientsLimit } from './constants.ts';
import { readClientDocument } from './document-gateway.ts';

/** Keeps what an assistant has said of itself. Where a crowd registers, those that waited longest for a person go. */
export async function registerClient(
  database: Database,
  { name, redirectUris }: ClientFacts,
): Promise<{ id: string; issuedAt: Date }> {
  const { id, created_at: issuedAt } = await database
    .insertInto('oauth_clients')
    .values({ id: newId(), name, redirect_uris: redirectUris })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await forgetBeyondLimit(database);
  return { id, issuedAt };
}

/**
 * Reads what an assistant says of itself at the address that it names itself by, unless that was done a while ago.
 * Throws `invalid_input`, `too_many_requests`.
 */
export async function refreshClient(
  {
    database,
    outbound,
    config,
    rateLimits,
  }: Pick<Services, 'database' | 'outbound' | 'config' | 'rateLimits'>,
  id: string,
): Promise<void> {
  const known = await database
    .selectFrom('oauth_clients')
    .select(
      sql<boolean>`read_at > now() - make_interval(mins => ${documentKnownMinutes}::int)`.as('is_fresh'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (known?.is_fresh) return;
  // A known assistant counts by itself: strangers can use up its host with addresses that they make up there.
  await rateLimits.consume('oauth-document-host', known ? id : new URL(id).host);
  const { name, redirectUris } = await readClientDocument(outbound, id, config.publicUrl);
  const said = { name, redirect_uris: redirectUris, read_at: sql<Date>`now()` };
  await database
    .insertInto('oauth_clients')
    .values({ id, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
  await forgetBeyondLimit(database);
}

/**
 * One that a person is agreeing to this moment is held by that, and stays. Each list is made once: within "in (…)" a
 * plan may make it again for each assistant, which took a minute.
 */
async function forgetBeyondLimit(database: Database): Promise<void> {
  await sql`
    with beyond as materialized (
      select client.id from oauth_clients client
      where not exists (select from oauth_grants where client_id = client.id)
      order by client.created_at desc offset ${unusedClientsLimit}
    ), gone as materialized (
      select client.id from oauth_clients client join beyond on beyond.id = client.id
      for update of client skip locked
    )
    delete from oauth_clients using gone where oauth_clients.id = gone.id
  `.execute(database);
}

/** Deletes assistants that nobody has connected for some time. */
export async function forgetUnusedClients(database: Database): Promise<void> {
  await sql`
    with gone as materialized (
      select client.id from oauth_clients client
      where coalesce(read_at, created_at) < now() - make_interval(days => ${unusedClientsKeptDays}::int)
        and not exists (select from oauth_grants where client_id = client.id)
      for update skip locked
    )
    delete from oauth_clients using gone where oauth_clients.id = gone.id
  `.execute(database);
}
